import { use } from 'react';
import type { ReactNode } from 'react';
import { panelFragment, resultAddress } from './reader-address.ts';
import { PanelHostContext } from './reader-host.ts';

interface ReadLinkProps {
  callId: string;
  place: number;
  children: ReactNode;
}

/** Leads to a page that a call has read: in the side panel to the reader there, elsewhere to one in a tab of its own. */
export function ReadLink({ callId, place, children }: ReadLinkProps) {
  if (use(PanelHostContext)) return <a href={`#${panelFragment(callId, place)}`}>{children}</a>;
  return (
    <a href={resultAddress(callId, place)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
