import { useEffect, useRef, useState } from 'react';
import { optionsNow, readAsking } from '#components/request-form/asking.ts';
import type { Scope } from '#lib/calls/call.ts';
import { UNKNOWN_SURROUNDINGS } from './surroundings.ts';

const loadDesk = () => import('./desk.ts');

/** Clicks this close together, in milliseconds, are one click: a call is paid for. */
const DOUBLE_CLICK = 1000;

/** What surrounds the question, and the ways to begin a call. `problem` holds the words of a call that was not taken. */
export function useDesk() {
  const [surroundings, setSurroundings] = useState(UNKNOWN_SURROUNDINGS);
  const [problem, setProblem] = useState<string>();
  const last = useRef({ what: '', at: 0 });

  useEffect(() => {
    const controller = new AbortController();
    void loadDesk().then((desk) =>
      desk.watchSurroundings(
        (change) => setSurroundings((known) => ({ ...known, ...change })),
        controller.signal,
      ),
    );
    return () => controller.abort();
  }, []);

  /** Begins a call once; resolves with whether it was taken. */
  async function begin(what: string, start: (desk: Awaited<ReturnType<typeof loadDesk>>) => Promise<void>) {
    const now = performance.now();
    if (last.current.what === what && now - last.current.at < DOUBLE_CLICK) return false;
    last.current = { what, at: now };
    const desk = await loadDesk();
    try {
      await start(desk);
      setProblem(undefined);
      return true;
    } catch (error) {
      last.current = { what: '', at: 0 };
      setProblem(error instanceof desk.CallError ? (error.detail.words ?? '') : String(error));
      return false;
    }
  }

  return {
    surroundings,
    problem,
    ask: (question: string, scope: Scope) =>
      begin(`ask ${scope} ${question}`, async (desk) => {
        const asking = readAsking();
        const asked = { operation: asking.operation, question, scope, options: optionsNow(asking) };
        await desk.startQuestion(asked, surroundings);
        await desk.writeUnsentOptions(undefined);
        if (surroundings.quote !== undefined) await desk.writeDraft(undefined);
      }),
    summarise: () => begin(`summary ${surroundings.page?.url}`, (desk) => desk.startSummary(surroundings)),
    keepUnsent: (question: string) => void loadDesk().then((desk) => desk.writeUnsent(question)),
    dropQuote: () => void loadDesk().then((desk) => desk.writeDraft(undefined)),
  };
}

export type Desk = ReturnType<typeof useDesk>;
