import type { Fetch } from '../../../contract/index.ts';
import { askSchema } from './port-frames.ts';
import type { AskFrame, ReplyFrame } from './port-frames.ts';

type RequestFrame = Extract<AskFrame, { kind: 'request' }>;

/**
 * Answers the requests that come over a port with a service, until the port is closed; then every request that is
 * still running is aborted. Frames that are not of our making are ignored.
 */
export function servePort(port: MessagePort, fetch: Fetch): void {
  const running = new Map<number, AbortController>();

  async function answer(frame: RequestFrame): Promise<void> {
    const controller = new AbortController();
    running.set(frame.id, controller);
    const reply = await replyTo(frame, fetch, controller.signal);
    if (running.delete(frame.id)) port.postMessage(reply);
  }

  function abort(id: number): void {
    const controller = running.get(id);
    // First forgotten, so that what the abort makes of the request is not sent.
    running.delete(id);
    controller?.abort();
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: frame } = askSchema.safeParse(data);
    if (frame?.kind === 'request') void answer(frame);
    if (frame?.kind === 'cancel') abort(frame.id);
  });
  port.addEventListener('close', () => {
    for (const id of running.keys()) abort(id);
  });
  port.start();
}

async function replyTo(frame: RequestFrame, fetch: Fetch, signal: AbortSignal): Promise<ReplyFrame> {
  const { id, url, method, headers, body } = frame;
  try {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const request = new Request(url, { method, headers, signal, ...(hasBody ? { body } : {}) });
    const response = await fetch(request);
    return {
      kind: 'response',
      id,
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: await response.text(),
    };
  } catch (error) {
    return { kind: 'error', id, message: error instanceof Error ? error.message : String(error) };
  }
}
