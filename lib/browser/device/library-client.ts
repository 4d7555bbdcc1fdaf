import type { Library } from '#lib/service/types.ts';
import { send } from '../send.ts';
import type { LibraryMethod } from './library-methods.ts';

/** The library on this device as views use it: each method goes to the device service by way of the background. */
export const libraryClient: Pick<Library, LibraryMethod> = {
  list: (options) => call('list', options),
  get: (url) => call('get', url),
  putAll: (pages) => call('putAll', pages),
  forget: (what) => call('forget', what),
  pin: (url, pinned) => call('pin', url, pinned),
  size: () => call('size'),
  status: () => call('status'),
  setLimit: (bytes) => call('setLimit', bytes),
  pages: (options) => call('pages', options),
};

function call<Method extends LibraryMethod>(
  method: Method,
  ...args: Parameters<Library[Method]>
): ReturnType<Library[Method]> {
  const sent = send('library/call', { method, args: args.map((each: unknown) => each ?? null) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the device runs this very method of its library
  return sent as ReturnType<Library[Method]>;
}
