/** Everything behind the ask box that need not be there to type a question: loaded after it. */
export { writeDraft } from '#lib/browser/draft.ts';
export { writeUnsent } from '#lib/browser/unsent.ts';
export { writeUnsentOptions } from '#lib/browser/unsent-options.ts';
export { CallError } from '#lib/client/error.ts';
export { startQuestion, startSummary } from './start-call.ts';
export { watchSurroundings } from './watch-surroundings.ts';
