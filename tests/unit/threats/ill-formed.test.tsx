// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ResultsView } from '#components/results/results-view.tsx';
import { StructuredReply } from '#components/structured/structured-reply.tsx';
import type { Call } from '#lib/calls/call.ts';
import { deepsearchReplySchema } from '#lib/contract/deepsearch.ts';
import { deepsearchCall } from '#tests/unit/components/samples.ts';

afterEach(cleanup);

/** Half of a sign: JSON may hold it, and what encodes addresses throws at it. */
const HALF = '\ud800';

describe('a result with half a sign in it', () => {
  test.each(['title', 'url', 'id', 'content', 'source', 'publication_date', 'doi', 'citation', 'references'])(
    'is shown all the same: %s',
    (field) => {
      const result = {
        title: 'A title',
        url: 'https://a.example/',
        content: 'Words.',
        doi: '10.1/x',
        [field]: `x${HALF}y`,
      };
      const reply = deepsearchReplySchema.parse({ success: true, query: 'x', results: [result] });
      const call = deepsearchCall('x') as Extract<Call, { operation: 'deepsearch' }>;
      render(<ResultsView call={call} reply={reply} windowId={1} />);
      expect(screen.getAllByRole('article')).toHaveLength(1);
    },
  );
});

describe('an address in a table', () => {
  test('has its host said in ASCII where its words only look like it', () => {
    const { container } = render(
      <StructuredReply
        question="x"
        contents={[{ site: 'https://аpple.example/', ours: 'https://a.example/' }]}
        schema={undefined}
      />,
    );
    const hosts = [...container.querySelectorAll('bdi[dir=ltr]')].map(({ textContent }) =>
      textContent.trim(),
    );
    expect(hosts).toEqual(['xn--pple-43d.example']);
  });
});
