import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ServiceInfo } from '#lib/browser/messages.ts';
import { send } from '#lib/browser/send.ts';
import type { Settings } from '#lib/browser/settings.ts';
import { wordsOf } from './load-options.ts';
import type { Outcome } from './save-outcome.tsx';
import { saveService } from './save-service.ts';
import { draftOf, faultsOf, hasFaults, hostOf, planOf } from './service-draft.ts';
import type { DraftFaults, ServiceDraft } from './service-draft.ts';

const NO_FAULTS: DraftFaults = { paths: {}, seconds: {} };

/** What was typed, what is wrong with it, what is saved, and what became of the last click. */
export function useServiceForm(loaded: { info: ServiceInfo; settings: Settings }) {
  const [stored, setStored] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(stored.info, stored.settings));
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  // What is wrong is said of the address once it was left, and of the rest after the first try to save.
  const [reviewed, setReviewed] = useState<'nothing' | 'address' | 'all'>('nothing');

  const faults = faultsOf(draft);
  const shown = reviewed === 'all' ? faults : NO_FAULTS;

  async function during(state: 'saving' | 'none', work: Promise<Outcome>): Promise<void> {
    setOutcome({ state });
    try {
      setOutcome(await work);
    } catch (error) {
      setOutcome({ state: 'failed', words: wordsOf(error) });
    }
  }

  async function saveNow(): Promise<Outcome> {
    const result = await saveService(planOf(draft, stored.info, stored.settings));
    if (!result.granted) return { state: 'refused', host: hostOf(result.address) ?? '' };
    setStored(result);
    setDraft(draftOf(result.info, result.settings));
    setReviewed('nothing');
    return { state: 'saved', info: result.info };
  }

  async function forgetNow(): Promise<Outcome> {
    const info = await send('key/forget', {});
    setStored({ ...stored, info });
    return { state: 'forgotten' };
  }

  const change = (changed: Partial<ServiceDraft>) => {
    setDraft({ ...draft, ...changed });
    setOutcome({ state: 'none' });
  };

  const leaveAddress = () => {
    if (draft.address.trim() !== '' && reviewed === 'nothing') setReviewed('address');
  };

  /** Inside the gesture: nothing is awaited before the browser is asked. `review` is called when there are faults. */
  const save = (review: () => void) => {
    if (outcome.state === 'saving') return;
    if (!hasFaults(faults)) {
      void during('saving', saveNow());
      return;
    }
    // The faults are marked first, so that the form can put the cursor into the first of them.
    flushSync(() => setReviewed('all'));
    review();
  };

  const forget = () => void during('none', forgetNow());

  return {
    draft,
    info: stored.info,
    outcome,
    faults: reviewed === 'nothing' ? NO_FAULTS : { ...shown, address: faults.address },
    /** An address as it was saved, or one that was typed to its end. */
    addressIsMeant: reviewed !== 'nothing' || draft.address === stored.info.address,
    change,
    leaveAddress,
    save,
    forget,
  };
}
