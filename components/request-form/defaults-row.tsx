import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { readSettings, changeSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import { findFaults } from '#lib/requests/find-faults.ts';
import { withoutEmpty } from '#lib/requests/options.ts';
import { changeAsking, optionsNow, useAsking } from './asking.ts';
import styles from './request-form.module.css';

/** Makes what is set the way that every question is asked from now on, or goes back to that. */
export function DefaultsRow() {
  const asking = useAsking();
  const [kept, setKept] = useState<typeof asking>();
  const options = optionsNow(asking);
  const wrong = Object.keys(findFaults(asking.operation, options)).length > 0;

  async function keep() {
    const { defaults } = await readSettings();
    const changed = { ...defaults, [asking.operation]: withoutEmpty(options) };
    await changeSettings({ defaults: changed });
    changeAsking({ defaults: changed, options: undefined });
    setKept({ ...asking, defaults: changed, options: undefined });
  }

  return (
    <div className={styles['block']}>
      <div className={styles['actions']}>
        <Button
          disabled={Object.keys(options).length === 0}
          onClick={() => changeAsking({ options: {}, lensId: undefined })}
        >
          {text('optionsClear')}
        </Button>
        {asking.options !== undefined && (
          <Button look="quiet" onClick={() => changeAsking({ options: undefined, lensId: undefined })}>
            {text('optionsReset')}
          </Button>
        )}
        <Button look="quiet" disabled={wrong || asking.options === undefined} onClick={() => void keep()}>
          {text(asking.operation === 'answer' ? 'optionsKeepForAnswers' : 'optionsKeepForSearches')}
        </Button>
      </div>
      <output className={styles['hint']}>
        {kept !== undefined && asking.options === undefined && kept.operation === asking.operation
          ? text('optionsKept')
          : ''}
      </output>
    </div>
  );
}
