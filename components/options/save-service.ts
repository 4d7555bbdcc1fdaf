import { requestOrigin } from '#lib/browser/permissions.ts';
import type { ServiceInfo } from '#lib/browser/messages.ts';
import { send } from '#lib/browser/send.ts';
import { changeSettings } from '#lib/browser/settings.ts';
import type { Settings } from '#lib/browser/settings.ts';
import type { SavePlan } from './service-draft.ts';

export type SaveResult =
  { granted: true; info: ServiceInfo; settings: Settings } | { granted: false; address: string };

/**
 * Saves a service, after the browser let Sidelight reach it. Call it before the first `await` of the gesture's
 * handler: it asks for the permission at once.
 *
 * @throws CallError when the background could not save it
 */
export async function saveService({ paths, timeouts, key, ...service }: SavePlan): Promise<SaveResult> {
  if (service.kind === 'hosted' && !(await requestOrigin(service.address)))
    return { granted: false, address: service.address };
  const info = await send('service/save', { ...service, ...(key === undefined ? {} : { key }) });
  return { granted: true, info, settings: await changeSettings({ paths, timeouts }) };
}
