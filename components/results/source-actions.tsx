import { changeOptions, optionsNow, readAsking } from '#components/request-form/asking.ts';
import { Button } from '#components/ui/button.tsx';
import { webAddress } from '#components/markdown/web-address.ts';
import { text } from '#lib/browser/text.ts';

/** "Only this site" and "not from here": both set the next question's options, where they are seen and taken away. */
export function SourceActions({ address }: { address: string }) {
  const host = webAddress(address)?.host;
  if (host === undefined) return null;
  return (
    <>
      <Button
        look="quiet"
        aria-label={text('resultOnlyNamed', host)}
        onClick={() => add('included_sources', host)}
      >
        {text('resultOnly')}
      </Button>
      <Button
        look="quiet"
        aria-label={text('resultNotNamed', host)}
        onClick={() => add('excluded_sources', host)}
      >
        {text('resultNot')}
      </Button>
    </>
  );
}

/** Puts a site on one list and takes it off the other. */
function add(list: 'included_sources' | 'excluded_sources', host: string): void {
  const options = optionsNow(readAsking());
  const other = list === 'included_sources' ? 'excluded_sources' : 'included_sources';
  changeOptions({
    ...options,
    [other]: options[other]?.filter((source) => source !== host),
    [list]: [...new Set([...(options[list] ?? []), host])],
  });
}
