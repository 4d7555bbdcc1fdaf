import { z } from 'zod';
import { evaluateIn, type Sessions } from './chromium-sessions.ts';
import { waitUntil } from './wait-until.ts';

const infoSchema = z.object({
  runtimeErrors: z.array(z.object({ severity: z.string(), message: z.string(), contextUrl: z.string() })),
  manifestErrors: z.array(z.object({ message: z.string() })),
});

/** What a user does on chrome://extensions, done through that page itself, out of sight. */
export interface Admin {
  /**
   * Says yes to one host pattern beforehand: the extension's own `permissions.request` for this very pattern is
   * then granted with no dialog, which a browser without a window could not show.
   */
  allowHost(pattern: string): Promise<void>;
  /** What the browser itself noted of errors, warnings and refusals in any part of the extension. */
  notedProblems(): Promise<string[]>;
}

/** To be opened before the extension is installed: only with developer mode on does the browser note its errors. */
export async function openAdmin(sessions: Sessions): Promise<(extensionId: string) => Admin> {
  const { targetId } = await sessions.root.send('Target.createTarget', {
    url: 'chrome://extensions/',
    hidden: true,
  });
  const { sessionId } = await sessions.root.send('Target.attachToTarget', { targetId, flatten: true });
  const session = sessions.root.connection()?.session(sessionId);
  if (!session) throw new Error('chrome://extensions could not be opened');
  await waitUntil('chrome://extensions', () =>
    evaluateIn(session, "typeof chrome.developerPrivate === 'object'"),
  );
  await evaluateIn(session, 'chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })');
  return (extensionId) => {
    const id = JSON.stringify(extensionId);
    return {
      async allowHost(pattern) {
        await evaluateIn(
          session,
          `chrome.developerPrivate.addHostPermission(${id}, ${JSON.stringify(pattern)})`,
        );
      },
      async notedProblems() {
        const info = infoSchema.parse(
          await evaluateIn(session, `chrome.developerPrivate.getExtensionInfo(${id})`),
        );
        return [
          ...info.manifestErrors.map(({ message }) => `manifest: ${message}`),
          ...info.runtimeErrors.map(({ message, contextUrl }) => `${shortAddress(contextUrl)}: ${message}`),
        ];
      },
    };
  };
}

/** `popup.html` rather than `chrome-extension://…/popup.html`. */
export function shortAddress(url: string): string {
  return url.replace(/^[a-z-]+-extension:\/\/[^/]*\//, '');
}
