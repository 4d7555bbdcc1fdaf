import type { DeepsearchReply } from '#lib/contract/deepsearch.ts';
import { factsOf } from './call-facts.tsx';
import type { Fact } from './call-facts.tsx';
import { formatCount } from './format.ts';

/** What a search's reply says of itself. `total_deduction_pcm` is shown as it came: the interface names no unit. */
export function deepsearchFacts(reply: DeepsearchReply): Fact[] {
  const { total_characters: characters, total_deduction_pcm: pcm, results_by_source: counts } = reply;
  const bySource = [...(counts ?? [])].map(([source, count]) => `${source} ${formatCount(count)}`);
  return factsOf([
    ['callQuestionReceived', reply.query],
    ['resultsBySource', bySource.join(' · ')],
    ['callCharactersRead', characters === undefined ? undefined : formatCount(characters)],
    ['resultsPcm', pcm === undefined ? undefined : String(pcm)],
  ]);
}
