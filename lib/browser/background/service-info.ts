import { CallError } from '#lib/client/error.ts';
import { checkAddress } from '../address.ts';
import type { MessageBody, ServiceInfo } from '../messages.ts';
import { mayReach } from '../permissions.ts';
import { changeSettings, readSettings } from '../settings.ts';
import type { Vault } from '../vault.ts';

/** What views may know of the service: everything but the key. */
export async function serviceInfo(vault: Vault): Promise<ServiceInfo> {
  const { service, address, keep } = await readSettings();
  return {
    kind: service,
    address,
    keep,
    keyEnding: address === '' ? undefined : await vault.endingFor(address),
    permitted: address !== '' && (await mayReach(address)),
  };
}

/**
 * Saves which service to use. A key that comes along is kept for the address's origin and goes nowhere else.
 *
 * @throws CallError `invalid-request`, `no-permission`
 */
export async function saveService(vault: Vault, save: MessageBody<'service/save'>): Promise<ServiceInfo> {
  if (save.kind === 'device') {
    await changeSettings({ service: 'device' });
    return serviceInfo(vault);
  }
  const checked = checkAddress(save.address);
  if (!checked.ok) throw new CallError({ code: 'invalid-request', field: 'address', words: checked.reason });
  const { address } = checked;
  if (!(await mayReach(address))) throw new CallError({ code: 'no-permission', words: address });
  // How long to keep it may change without the key being typed again.
  const key = save.key ?? (await vault.keyFor(address));
  if (key) await vault.keep(address, key, save.keep);
  await changeSettings({ service: 'hosted', address, keep: save.keep });
  return serviceInfo(vault);
}

/** Forgets the key of the address in the settings. */
export async function forgetKey(vault: Vault): Promise<ServiceInfo> {
  const { address } = await readSettings();
  await vault.forget(address);
  return serviceInfo(vault);
}
