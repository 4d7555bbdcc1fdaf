import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { useSettings } from '#components/usage/use-limits.ts';
import { changeSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import { NAME_FIELDS, findTemplateFault } from '#lib/export/name-template.ts';
import type { TemplateFault } from '#lib/export/name-template.ts';
import { nameOfReading } from '#lib/reads/name-of-reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import styles from './take.module.css';

/** What the preview is of. */
const EXAMPLE: Reading = {
  title: 'Tide mills: how they work?',
  url: 'https://www.example.org/mills',
  authors: [],
  published: '2024-03-05',
  source: 'web',
  language: 'en',
  doi: undefined,
  markdown: '',
  cut: false,
  summary: undefined,
  price: undefined,
  readAt: Date.UTC(2026, 10, 21),
  transaction: 'tx_4f2a',
  by: 'web',
};

/** The setting for what files of pages are called, once the settings are read. */
export function FileNames() {
  const settings = useSettings();
  return settings && <TemplateForm template={settings.fileNames} />;
}

/** A template, what it gives, and what is wrong with it. */
function TemplateForm({ template }: { template: string }) {
  const [typed, setTyped] = useState(template);
  const [isSaved, setSaved] = useState(false);
  const fault = findTemplateFault(typed);
  return (
    <form
      className={styles['names']}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined) void changeSettings({ fileNames: typed }).then(() => setSaved(true));
      }}
    >
      <Field
        label={text('fileNamesLabel')}
        hint={text('fileNamesHint', NAME_FIELDS.map((field) => `{${field}}`).join(' '))}
        error={fault && faultWords(fault)}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <output className={styles['preview']}>
        {fault === undefined && text('fileNamesPreview', nameOfReading(EXAMPLE, typed, 'md'))}
      </output>
      <div>
        <Button type="submit" disabled={fault !== undefined || typed === template}>
          {text(isSaved && typed === template ? 'fileNamesSaved' : 'fileNamesSave')}
        </Button>
      </div>
    </form>
  );
}

function faultWords(found: TemplateFault): string {
  switch (found.fault) {
    case 'empty':
      return text('fileNamesEmpty');
    case 'long':
      return text('fileNamesLong');
    case 'open':
      return text('fileNamesOpen');
    case 'close':
      return text('fileNamesClose');
    case 'unknown':
      return text('fileNamesUnknown', `{${found.field}}`);
  }
}
