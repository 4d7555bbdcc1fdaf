import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../lib/service/hosts/main.ts', import.meta.url));
const KEY = 'command-line-key';

let folder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidelight-service-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function run(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const out: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => out.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code, signal };
  });
  return { child, out, errors, ended };
}

async function serve(...args: string[]) {
  const service = run('--port', '0', '--key', KEY, ...args);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: service.child.stdout }).on('line', (line) => {
      const [, address] = /^listening on (http:\/\/127\.0\.0\.1:\d+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void service.ended.then(() => reject(new Error(service.errors.join('\n'))));
  });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  return { ...service, url, post };
}

describe('npm run service', () => {
  it.each([
    [[], '--port'],
    [['--port', 'x', '--key', 'k'], '--port'],
    [['--port', '70000', '--key', 'k'], '--port'],
    [['--port', '0'], '--key'],
    [['--port', '0', '--key', ''], '--key'],
    [['--port', '0', '--key', 'with space'], 'A key goes into an HTTP header'],
    [['--port', '0', '--key', 'k', '--prot', '1'], '--prot'],
    [['--port', '0', '--key', 'k', '--origin', 'https://a.example'], 'is no origin of an extension'],
    [['--port', '0', '--key', 'k', 'extra'], 'extra'],
    [
      ['--port', '0', '--key', 'k', '--library', '/no/such/folder'],
      'The folder /no/such/folder cannot be read.',
    ],
  ])('ends with words about %j', async (args, words) => {
    const { errors, out, ended } = run(...args);
    expect((await ended).code).toBeGreaterThan(0);
    expect(errors.join('\n')).toContain(words);
    expect(out).toEqual([]);
  });

  it('prints how it is used', async () => {
    const { errors, out, ended } = run('--help');
    expect((await ended).code).toBe(0);
    expect([...out, ...errors].join('\n')).toContain('usage: npm run service');
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { errors, ended } = run('--port', port, '--key', KEY);
    expect((await ended).code).toBe(1);
    expect(errors.join('\n')).toContain(`port ${port}`);
    other.close();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints one line, no warnings and no key, and stops at %s',
    async (signal) => {
      const { child, out, errors, ended, post } = await serve();
      await post('/v1/deepsearch', { query: 'private words' });
      child.kill(signal);
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(errors).toEqual([]);
      expect(out).toHaveLength(2);
      expect(out[1]).toMatch(/^POST \/v1\/deepsearch 200 \d+ms$/);
      expect(out.join()).not.toContain(KEY);
    },
  );

  it('refuses this machine as a target, and knows what --allow-private is for', async () => {
    const { post, url } = await serve();
    expect((await post('/contents', { urls: [`${url}/healthz`] })).error).toContain('Port');
    const open = await serve('--allow-private');
    expect((await open.post('/contents', { urls: [`${open.url}/healthz`] })).error).toContain(
      'application/json',
    );
  });

  it('keeps its library where it is told, over a kill', async () => {
    await writeFile(join(folder, 'a.md'), '# Swans\n\nA swan can weigh fifteen kilograms.');
    const first = await serve('--data', join(folder, 'data'), '--library', folder);
    expect(first.out[0]).toBe('imported 1 files, 0 unchanged, 0 not read');
    const { ai_tx_id: id } = await first.post('/answer', { query: 'How much does a swan weigh?' });
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await serve('--data', join(folder, 'data'), '--library', folder);
    expect(second.out[0]).toBe('imported 0 files, 1 unchanged, 0 not read');
    expect((await second.post('/answer', { query: 'How much does a swan weigh?' })).contents).toContain(
      'fifteen',
    );
    expect((await second.post('/v1/feedback', { tx_id: id, sentiment: 'good' })).success).toBe(true);
  });

  it('replaces what it knew of a file that has changed', async () => {
    const file = join(folder, 'a.md');
    const data = ['--data', join(folder, 'data'), '--library', folder];
    await writeFile(file, '# Swans\n\nA swan can weigh fifteen kilograms.');
    await writeFile(join(folder, 'b.md'), '# Storks\n\nA stork returns in March.');
    const first = await serve(...data);
    first.child.kill();
    await first.ended;
    await writeFile(file, '# Swans\n\nA swan can weigh twelve kilograms.');
    const later = new Date(Date.now() + 1_000);
    await utimes(file, later, later);
    const second = await serve(...data);
    expect(second.out[0]).toBe('imported 1 files, 1 unchanged, 0 not read');
    const { contents } = await second.post('/answer', { query: 'How much does a swan weigh?' });
    expect(contents).toContain('twelve');
    expect(contents).not.toContain('fifteen');
  });

  it('puts a damaged library aside, says so, and begins anew', async () => {
    await writeFile(join(folder, 'library.sqlite'), 'this is no database '.repeat(100));
    const { errors, post } = await serve('--data', folder);
    expect(errors.join()).toMatch(/damaged.*library\.sqlite\.damaged-\d+/);
    expect((await post('/answer', { query: 'x' })).success).toBe(true);
    const aside = (await readdir(folder)).find((name) => name.includes('damaged')) ?? '';
    expect(await readFile(join(folder, aside), 'utf8')).toContain('this is no database');
  });

  it('imports a folder of files, and names those it cannot read', async () => {
    await writeFile(
      join(folder, 'b.html'),
      '<title>Herons</title><p>A heron stands still for an hour and strikes in a moment.',
    );
    await writeFile(join(folder, 'c.txt'), 'Cranes\n\nCranes fly south in October, in long lines.');
    await writeFile(join(folder, 'd.html'), '');
    await writeFile(join(folder, 'e.jpg'), 'not to be read');
    const { out, post } = await serve('--library', folder);
    expect(out.slice(0, 2)).toEqual([
      'imported 2 files, 0 unchanged, 1 not read',
      'd.html: The site sent an empty page.',
    ]);
    const { results } = await post('/v1/deepsearch', {
      query: 'cranes fly south',
      search_type: 'proprietary',
    });
    expect(results[0]).toMatchObject({ title: 'Cranes', source: 'library' });
  });
});
