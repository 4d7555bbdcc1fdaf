import { useId } from 'react';
import { EditScope } from '#components/request-form/edit-scope.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { Scope } from '#lib/calls/call.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import { sourcesOfScope } from '#lib/page/scope.ts';
import { describeScope, unavailableScopes } from './scope-offer.ts';
import type { ServiceKind } from './scope-offer.ts';
import styles from './ask-box.module.css';

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
  // A page alone is read in its tab; what lies around it is a matter of addresses, which can be changed.
  const [source] = (page && sourcesOfScope(scope, page.url)) ?? [];
  const editable = scope === 'site' || scope === 'section' ? source : undefined;
  const reasons = [...new Set(Object.values(unavailable))];
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
        <bdi>{describeScope(scope, page, service)}</bdi>
        {editable !== undefined && (
          <>
            {' '}
            <EditScope source={editable} onEdit={() => onChange('web')} />
          </>
        )}
        {page?.unreadable === undefined && reasons.map((reason) => <span key={reason}> {reason}</span>)}
      </p>
    </div>
  );
}

const SCOPE_ORDER = ['web', 'site', 'section', 'page'] as const satisfies readonly Scope[];
