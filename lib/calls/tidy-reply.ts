import type { ContentsResult } from '../contract/contents.ts';
import type { ReceivedReply } from './reply-facts.ts';
import { MAX_RESULTS_KEPT } from './reply-notices.ts';

/** A reply as it is kept: not more results than can be shown, and each page once, in the order asked for. */
export function tidyReply(received: ReceivedReply, urls: readonly string[]): ReceivedReply {
  switch (received.operation) {
    case 'answer': {
      const { reply } = received;
      const kept = reply.search_results.slice(0, MAX_RESULTS_KEPT);
      return { operation: 'answer', reply: { ...reply, search_results: kept } };
    }
    case 'deepsearch': {
      const { reply } = received;
      return {
        operation: 'deepsearch',
        reply: { ...reply, results: reply.results.slice(0, MAX_RESULTS_KEPT) },
      };
    }
    case 'contents': {
      const { reply } = received;
      return { operation: 'contents', reply: { ...reply, results: inOrder(reply.results, urls) } };
    }
  }
}

/** A service may send pages in any order, and one twice: `id` tells them apart, else the address as it was asked for. */
function inOrder(results: readonly ContentsResult[], urls: readonly string[]): ContentsResult[] {
  const wanted = urls.map(withoutTracking);
  const placed = new Map<string, ContentsResult>();
  const others: ContentsResult[] = [];
  for (const result of results.slice(0, MAX_RESULTS_KEPT)) {
    const name = [result.id, result.url]
      .map((url) => withoutTracking(url ?? ''))
      .find((url) => wanted.includes(url));
    if (name === undefined) others.push(result);
    else if (!placed.has(name)) placed.set(name, result);
  }
  const first = [...new Set(wanted)].flatMap((url) => {
    const result = placed.get(url);
    return result ? [result] : [];
  });
  return [...first, ...others];
}

/** An address without the `utm_*` parameters that a service adds. */
function withoutTracking(url: string): string {
  if (!URL.canParse(url)) return url;
  const bare = new URL(url);
  for (const name of new Set(bare.searchParams.keys())) {
    if (name.startsWith('utm_')) bare.searchParams.delete(name);
  }
  return bare.href;
}
