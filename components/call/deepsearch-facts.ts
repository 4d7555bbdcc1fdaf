import { text } from '#lib/browser/text.ts';
import type { DeepsearchReply } from '#lib/contract/deepsearch.ts';
import type { Fact } from './call-facts.tsx';
import { formatCount } from './format.ts';

/** What a search's reply says of itself. `total_deduction_pcm` is shown as it came: the interface names no unit. */
export function deepsearchFacts(reply: DeepsearchReply): Fact[] {
  const { total_characters: characters, total_deduction_pcm: pcm } = reply;
  return [
    ...(characters === undefined
      ? []
      : [{ name: text('callCharactersRead'), value: formatCount(characters) }]),
    ...(pcm === undefined ? [] : [{ name: text('resultsPcm'), value: String(pcm) }]),
  ];
}
