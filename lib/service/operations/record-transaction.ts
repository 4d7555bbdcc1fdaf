import type { OperationName } from '../../contract/index.ts';
import { LibraryError } from '../library/library-error.ts';
import type { Tools } from './tools.ts';

/**
 * Notes a transaction, so that feedback may name it. On a full disk it cannot be noted; the reply that it stands in is
 * worth more than the feedback on it, and is given all the same.
 */
export async function recordTransaction(
  { library, clock }: Tools,
  operation: OperationName,
  id: string,
): Promise<string> {
  try {
    await library.addTransaction({ id, operation, at: clock() });
  } catch (error) {
    if (!(error instanceof LibraryError && error.code === 'full')) throw error;
  }
  return id;
}
