import type { Browser, CDPSession, Protocol } from 'puppeteer-core';

/** The debugger's view of the whole browser: every target, those included for which puppeteer has no word. */
export interface Sessions {
  root: CDPSession;
  targets(): Promise<Protocol.Target.TargetInfo[]>;
  /** Attaches for as long as `work` runs. Holding on longer would keep a worker alive. */
  attached<T>(targetId: string, work: (session: CDPSession) => Promise<T>): Promise<T>;
}

export async function openSessions(browser: Browser): Promise<Sessions> {
  const root = await browser.target().createCDPSession();
  return {
    root,
    targets: async () => (await root.send('Target.getTargets')).targetInfos,
    async attached(targetId, work) {
      const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
      const session = root.connection()?.session(sessionId);
      if (!session) throw new Error(`The target ${targetId} went away while it was attached to`);
      try {
        return await work(session);
      } finally {
        // A target that ended meanwhile has taken its session along: nothing is left to detach.
        await root.send('Target.detachFromTarget', { sessionId }).catch(() => undefined);
      }
    },
  };
}

/** Evaluates an expression (a promise is awaited) and gives its JSON value; throws what it throws. */
export async function evaluateIn(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }
  return result.value;
}
