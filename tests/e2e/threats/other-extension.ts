import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An unpacked extension of somebody else, with a page to act from. */
export async function writeOtherExtension(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'other-extension-'));
  const manifest = {
    manifest_version: 3,
    name: 'Somebody else’s',
    version: '1.0',
    permissions: ['storage', 'scripting', 'tabs'],
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'page.html'), '<!doctype html><title>Somebody else’s page</title>');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
