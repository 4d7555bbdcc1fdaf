// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BuiltInModel } from '#components/options/built-in-model.tsx';
import { fakeAi } from '../device/fake-ai.ts';

afterEach(cleanup);

describe('the section on the browser’s own model', () => {
  it('says that there is none, and offers nothing', async () => {
    render(<BuiltInModel ai={{}} />);
    expect(await screen.findByText(/has no language model/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('begins the download with the click, and says when it is there', async () => {
    const ai = fakeAi({ availability: 'downloadable' });
    render(<BuiltInModel ai={ai.globals} />);
    const button = await screen.findByRole('button', { name: 'Download the model' });
    expect(ai.open(), 'Nothing was begun before the click').toBe(0);
    button.click();
    expect(await screen.findByText(/is ready/)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(ai.open(), 'The session of the download was given back').toBe(0);
  });

  it('says in the browser’s words why a download failed, and offers it again', async () => {
    const { globals } = fakeAi({ availability: 'downloadable' });
    const LanguageModel = globals.LanguageModel && {
      ...globals.LanguageModel,
      create: () => Promise.reject(new Error('Not enough room.')),
    };
    render(<BuiltInModel ai={{ ...globals, LanguageModel }} />);
    (await screen.findByRole('button')).click();
    expect((await screen.findByRole('alert')).textContent).toContain('Not enough room.');
    expect(screen.getByRole('button', { name: 'Download the model' })).toBeDefined();
  });
});
