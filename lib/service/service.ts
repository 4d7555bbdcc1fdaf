import { OPERATION_NAMES, operations } from '../contract/index.ts';
import type { Fetch, OperationName } from '../contract/index.ts';
import { LibraryError } from './library/library-error.ts';
import { answer } from './operations/answer.ts';
import { checkKey } from './operations/check-key.ts';
import { contents } from './operations/contents.ts';
import { deepsearch } from './operations/deepsearch.ts';
import { feedback } from './operations/feedback.ts';
import { Refusal } from './operations/refusal.ts';
import { checkFields, readJsonObject } from './operations/request-body.ts';
import { steadyModel } from './operations/steady-model.ts';
import type { Outcome, Tools } from './operations/tools.ts';

/** Requests that may run at once. Each can hold pages of several megabytes. */
const MAX_RUNNING = 64;

export interface ServiceOptions extends Tools {
  /** When set, every request must carry it in `x-api-key`. */
  apiKey?: string | undefined;
  /** Is told of errors that are no one's request but ours; the reply names none of their details. */
  report?: ((error: unknown) => void) | undefined;
}

type Run = (body: Record<string, unknown>, tools: Tools, signal: AbortSignal) => Promise<Outcome>;

const runs: Record<OperationName, Run> = {
  answer: (body, ...rest) => answer(checkFields(operations.answer.request, body), ...rest),
  contents: (body, ...rest) => contents(checkFields(operations.contents.request, body), ...rest),
  deepsearch: (body, ...rest) => deepsearch(checkFields(operations.deepsearch.request, body), ...rest),
  feedback: (body, ...rest) => feedback(checkFields(operations.feedback.request, body), ...rest),
};

/**
 * The interface gives two of the four paths a version and two none. Clients that know one base address for all of them
 * send all with it or all without it, so each operation stands at both.
 */
const byPath = new Map<string, Run>(
  OPERATION_NAMES.flatMap((name) => [
    [`/${name}`, runs[name]],
    [`/v1/${name}`, runs[name]],
    [operations[name].path, runs[name]],
  ]),
);

/**
 * The four operations of the interface as one `Fetch`. Every reply is JSON; one that is not a success is
 * `{"success": false, "error": "…"}` with the status that the design names. Like any `fetch` it rejects when the request is
 * aborted, with the signal's reason; and for nothing else.
 */
export function createService(options: ServiceOptions): { fetch: Fetch } {
  const { apiKey, report = () => {}, model, ...rest } = options;
  const tools = { ...rest, model: model && steadyModel(model, report) };
  let running = 0;

  async function run(request: Request): Promise<Response> {
    const operation = byPath.get(new URL(request.url).pathname);
    if (!operation) throw new Refusal(404, 'There is no operation at this path.');
    if (request.method !== 'POST') throw new Refusal(405, 'Send this as a POST.', { allow: 'POST' });
    checkKey(request, apiKey);
    if (running > MAX_RUNNING) {
      throw new Refusal(429, 'Too many requests at once. Try again in a second.', { 'retry-after': '1' });
    }
    const { status = 200, body } = await operation(await readJsonObject(request), tools, request.signal);
    return Response.json(body, { status });
  }

  return {
    async fetch(request) {
      running += 1;
      try {
        return await run(request);
      } catch (error) {
        request.signal.throwIfAborted();
        return refuse(error, report);
      } finally {
        running -= 1;
      }
    },
  };
}

function refuse(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof Refusal) {
    const { status, message, headers } = error;
    return Response.json({ success: false, error: message }, { status, headers });
  }
  // A library that is damaged, full or held by another window says so in words for the person.
  if (error instanceof LibraryError) {
    return Response.json({ success: false, error: error.message }, { status: 500 });
  }
  report(error);
  return Response.json({ success: false, error: 'The service failed inside. Try again.' }, { status: 500 });
}
