import type { Library } from '../../types.ts';
import { libraryCallSchema, post, type Endpoint } from './library-calls.ts';

/**
 * Answers calls that `connectLibrary` sends to the other end. The library is opened by the first call, and
 * again by a later one when it could not be opened.
 */
export function serveLibrary(endpoint: Endpoint, open: () => Promise<Library>): void {
  let opened: Promise<Library> | undefined;
  const library = (): Promise<Library> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  endpoint.addEventListener('message', ({ data }) => {
    const call = libraryCallSchema.safeParse(data);
    if (!call.success) return;
    const { id, method, args } = call.data;
    answer(library(), method, args).then(
      (result) => post(endpoint, { id, result }),
      (error: unknown) => post(endpoint, { id, error: described(error) }),
    );
  });
}

async function answer(opening: Promise<Library>, method: keyof Library, args: unknown[]): Promise<unknown> {
  const library = await opening;
  return Reflect.apply(library[method], library, args);
}

function described(error: unknown): { name: string; code: string | undefined; message: string } {
  if (!(error instanceof Error)) return { name: 'Error', code: undefined, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name: error.name, code, message: error.message };
}
