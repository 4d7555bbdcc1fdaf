import { TargetType, type Browser, type CDPSession, type Protocol, type Target } from 'puppeteer-core';
import { shortAddress, type Admin } from './chromium-admin.ts';
import { evaluateIn, type Sessions } from './chromium-sessions.ts';

/** A refused or failed request of a call is news for the person, who is told: it is no fault of the extension. */
const FAILED_REQUEST = /: Failed to load resource: /;

/** Debian's Chromium has the built-in AI's interface without its service, and says so whenever it is asked for it. */
const NO_BUILT_IN_AI = /Unable to create a text session because the service is not running/;

export interface Problems {
  /** Everything that went wrong so far in any part of the extension, one line each. */
  all(): Promise<string[]>;
}

/**
 * Listens to every page, popup, panel and offscreen document of the extension. The worker is only asked at the
 * end: a debugger on it would keep it alive, and what it said until then is told again to whoever attaches.
 */
export function watchProblems(
  browser: Browser,
  sessions: Sessions,
  extensionId: string,
  admin: Admin,
): Problems {
  const origin = `chrome-extension://${extensionId}/`;
  const found = new Set<string>();
  const watched = new WeakSet<Target>();
  const pending = new Set<Promise<void>>();
  const note = (problem: string) => {
    if (!NO_BUILT_IN_AI.test(problem)) found.add(problem);
  };

  const watch = (target: Target) => {
    if (
      target.type() === TargetType.SERVICE_WORKER ||
      !target.url().startsWith(origin) ||
      watched.has(target)
    )
      return;
    watched.add(target);
    const started = target
      .createCDPSession()
      .then((session) => listen(session, shortAddress(target.url()), note))
      // A popup can be closed before the debugger reaches it; the browser's own notes still have its errors.
      .catch(() => undefined)
      .finally(() => pending.delete(started));
    pending.add(started);
  };
  browser.on('targetcreated', watch);
  browser.on('targetchanged', watch);
  for (const target of browser.targets()) watch(target);

  async function askWorker(): Promise<void> {
    const targets = await sessions.targets();
    const worker = targets.find(({ type, url }) => type === 'service_worker' && url.startsWith(origin));
    if (!worker) return;
    await sessions.attached(worker.targetId, async (session) => {
      await listen(session, shortAddress(worker.url), note);
      await evaluateIn(session, '0'); // its answer comes after all that is told again
    });
  }

  return {
    async all() {
      await Promise.all(pending);
      await askWorker();
      const noted = await admin.notedProblems();
      // The browser's notes repeat what the sessions told, in other words: only what is new is worth a line.
      const texts = [...found];
      const fresh = noted.filter(
        (each) =>
          !FAILED_REQUEST.test(each) &&
          !NO_BUILT_IN_AI.test(each) &&
          !texts.some((text) => saysTheSame(text, each)),
      );
      return [...texts, ...fresh];
    },
  };
}

async function listen(session: CDPSession, where: string, report: (problem: string) => void): Promise<void> {
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error' || type === 'warning' || type === 'assert') {
      report(`${where}: ${args.map(inWords).join(' ')}`);
    }
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    report(`${where}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  });
  session.on('Log.entryAdded', ({ entry }) => {
    // What the content security policy refuses is told by the audits, with its place.
    if (entry.source === 'network' || entry.source === 'security') return;
    if (entry.level === 'error' || entry.level === 'warning') report(`${where}: ${entry.text}`);
  });
  session.on('Audits.issueAdded', ({ issue }) => {
    const refusal = issue.details.contentSecurityPolicyIssueDetails;
    if (refusal) report(`${where}: securitypolicyviolation ${refusalInWords(refusal)}`);
  });
  await Promise.all([
    session.send('Runtime.enable'),
    session.send('Log.enable'),
    // A worker has no audits.
    session.send('Audits.enable').catch(() => undefined),
  ]);
}

function inWords(argument: Protocol.Runtime.RemoteObject): string {
  if (typeof argument.value === 'string') return argument.value;
  return argument.description ?? JSON.stringify(argument.value) ?? argument.type;
}

function refusalInWords(refusal: Protocol.Audits.ContentSecurityPolicyIssueDetails): string {
  const { violatedDirective, contentSecurityPolicyViolationType, blockedURL, sourceCodeLocation } = refusal;
  const place = sourceCodeLocation
    ? ` at ${shortAddress(sourceCodeLocation.url)}:${sourceCodeLocation.lineNumber + 1}`
    : '';
  return `${violatedDirective} ${contentSecurityPolicyViolationType} ${blockedURL ?? ''}${place}`;
}

function saysTheSame(text: string, note: string): boolean {
  const where = note.slice(0, note.indexOf(': '));
  if (!text.startsWith(`${where}: `)) return false;
  if (note.includes('Content Security Policy')) return text.includes('securitypolicyviolation');
  const message = note.slice(where.length + 2).replace(/^Uncaught (\(in promise\) )?/, '');
  return text.includes(message.split('\n')[0] ?? message);
}
