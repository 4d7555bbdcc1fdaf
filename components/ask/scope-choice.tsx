import { Suspense, lazy, useId, useRef, useState } from 'react';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { Scope } from '#lib/calls/call.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import { sourcesOfScope } from '#lib/page/scope.ts';
import { describeScope, unavailableScopes } from './scope-offer.ts';
import type { ServiceKind } from './scope-offer.ts';
import styles from './ask-box.module.css';

const ScopeEditor = lazy(async () => ({
  default: (await import('#components/request-form/scope-editor.tsx')).ScopeEditor,
}));

const LABELS = {
  web: 'scopeWeb',
  site: 'scopeSite',
  section: 'scopeSection',
  page: 'scopePage',
} as const satisfies Record<Scope, TextKey>;

interface ScopeChoiceProps {
  page: PageInfo | undefined;
  service: ServiceKind | undefined;
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** Where an answer may look, with what the choice means for the page in front and why others are not offered. */
export function ScopeChoice({ page, service, scope, onChange }: ScopeChoiceProps) {
  const hint = useId();
  const unavailable = unavailableScopes(page, service);
  const [editing, setEditing] = useState<Scope>();
  const change = useRef<HTMLButtonElement>(null);
  const [source = ''] = (page && sourcesOfScope(scope, page.url)) ?? [];
  const reasons = [...new Set(Object.values(unavailable))];

  function done(changed: boolean) {
    setEditing(undefined);
    // What was typed is among the options now, beside which the scope would name another place.
    if (changed) onChange('web');
    change.current?.focus();
  }

  return (
    <div className={styles['scope']}>
      <RadioGroup
        legend={text('scopeLegend')}
        hideLegend
        describedBy={hint}
        value={scope}
        onChange={onChange}
        options={SCOPE_ORDER.map((value) => ({
          value,
          label: text(LABELS[value]),
          unavailable: unavailable[value],
        }))}
      />
      <p className={styles['hint']} id={hint}>
        <bdi>{describeScope(scope, page, service)}</bdi>{' '}
        <button
          ref={change}
          type="button"
          className={styles['change']}
          aria-expanded={editing === scope}
          aria-label={source === '' ? text('scopeEditWeb') : text('scopeEditNamed', source)}
          onClick={() => setEditing(editing === scope ? undefined : scope)}
        >
          {text('scopeEdit')}
        </button>
        {page?.unreadable === undefined && reasons.map((reason) => <span key={reason}> {reason}</span>)}
      </p>
      {editing === scope && (
        <Suspense>
          <ScopeEditor key={source} source={source} onDone={done} />
        </Suspense>
      )}
    </div>
  );
}

const SCOPE_ORDER = ['web', 'site', 'section', 'page'] as const satisfies readonly Scope[];
