import { checkAddress } from '#lib/browser/address.ts';
import type { AddressFault } from '#lib/browser/address.ts';
import type { ServiceInfo } from '#lib/browser/messages.ts';
import type { Settings } from '#lib/browser/settings.ts';
import type { TextKey } from '#lib/browser/text.ts';
import { OPERATION_NAMES } from '#lib/contract/index.ts';
import type { OperationName } from '#lib/contract/index.ts';

/** What stands in the form: as typed, right or wrong. */
export interface ServiceDraft {
  kind: ServiceInfo['kind'];
  address: string;
  /** Empty: the key that is kept stays. It is never filled in from what is kept. */
  key: string;
  keep: ServiceInfo['keep'];
  /** The person was told that the key travels unencrypted, and wants it so. */
  insecureAccepted: boolean;
  paths: Record<OperationName, string>;
  /** Time limits in seconds. */
  seconds: Record<OperationName, string>;
}

/** What keeps a draft from being saved, as the texts that say so. */
export interface DraftFaults {
  address?: TextKey | undefined;
  insecure?: TextKey | undefined;
  key?: TextKey | undefined;
  paths: Partial<Record<OperationName, TextKey>>;
  seconds: Partial<Record<OperationName, TextKey>>;
}

/** A draft without faults, ready to be sent and stored. */
export interface SavePlan {
  kind: ServiceInfo['kind'];
  address: string;
  key: string | undefined;
  keep: ServiceInfo['keep'];
  paths: Settings['paths'];
  timeouts: Settings['timeouts'];
}

const ADDRESS_FAULTS: Record<AddressFault, TextKey> = {
  empty: 'optionsAddressEmpty',
  'not-an-address': 'optionsAddressNotOne',
  'not-http': 'optionsAddressNotHttp',
  'has-user': 'optionsAddressHasUser',
  'has-query': 'optionsAddressHasQuery',
};

const MAX_SECONDS = 3600;

/** One entry for each operation. */
export function forEachOperation<Value>(
  valueOf: (name: OperationName) => Value,
): Record<OperationName, Value> {
  return {
    answer: valueOf('answer'),
    contents: valueOf('contents'),
    deepsearch: valueOf('deepsearch'),
    feedback: valueOf('feedback'),
  };
}

export function draftOf(info: ServiceInfo, settings: Settings): ServiceDraft {
  return {
    kind: info.kind,
    address: info.address,
    key: '',
    keep: info.keep,
    insecureAccepted: isInsecure(info.address),
    paths: forEachOperation((name) => settings.paths[name]),
    seconds: forEachOperation((name) => String(settings.timeouts[name] / 1000)),
  };
}

/** What is wrong with a draft. For the service on this device nothing can be. */
export function faultsOf(draft: ServiceDraft): DraftFaults {
  const faults: DraftFaults = { paths: {}, seconds: {} };
  if (draft.kind === 'device') return faults;
  const check = checkAddress(draft.address);
  if (!check.ok) faults.address = ADDRESS_FAULTS[check.reason];
  else if (check.insecure && !draft.insecureAccepted) faults.insecure = 'optionsInsecureUnconfirmed';
  if (!/^[\x21-\x7e]*$/.test(draft.key.trim())) faults.key = 'optionsKeyNotOne';
  for (const name of OPERATION_NAMES) {
    if (!isPath(draft.paths[name].trim())) faults.paths[name] = 'optionsPathNotOne';
    const seconds = Number(draft.seconds[name]);
    if (!(seconds >= 1 && seconds <= MAX_SECONDS)) faults.seconds[name] = 'optionsSecondsNotOne';
  }
  return faults;
}

export function hasFaults({ address, insecure, key, paths, seconds }: DraftFaults): boolean {
  return Boolean(address ?? insecure ?? key) || hasAdvancedFaults({ paths, seconds });
}

export function hasAdvancedFaults({ paths, seconds }: Pick<DraftFaults, 'paths' | 'seconds'>): boolean {
  return Object.keys(paths).length > 0 || Object.keys(seconds).length > 0;
}

/** What to save for a draft without faults; for the service on this device the hosted one stays as it was. */
export function planOf(draft: ServiceDraft, info: ServiceInfo, settings: Settings): SavePlan {
  const check = checkAddress(draft.address);
  if (draft.kind === 'device' || !check.ok) {
    const { paths, timeouts } = settings;
    return { kind: 'device', address: info.address, key: undefined, keep: info.keep, paths, timeouts };
  }
  return {
    kind: 'hosted',
    address: check.address,
    key: draft.key.trim() || undefined,
    keep: draft.keep,
    paths: forEachOperation((name) => draft.paths[name].trim()),
    timeouts: forEachOperation((name) => Number(draft.seconds[name]) * 1000),
  };
}

export function isInsecure(address: string): boolean {
  const check = checkAddress(address);
  return check.ok && check.insecure;
}

/** `undefined` while there is no address yet. */
export function hostOf(address: string): string | undefined {
  const check = checkAddress(address);
  return check.ok ? new URL(check.address).host : undefined;
}

export function sameOrigin(one: string, other: string): boolean {
  const [a, b] = [checkAddress(one), checkAddress(other)];
  return a.ok && b.ok && new URL(a.address).origin === new URL(b.address).origin;
}

/** A path stays below the address: it begins with one slash and has neither a query nor a fragment. */
function isPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !/[\s?#\\]/.test(path);
}
