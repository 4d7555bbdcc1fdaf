import type { Call } from '#lib/calls/call.ts';
import { NO_COST, UNKNOWN_COST } from '#lib/calls/money.ts';
import type { FeedbackRow, ReplyRow } from '#lib/calls/store.ts';
import type { Json } from '#lib/contract/shared.ts';
import type { ErrorDetail } from '#lib/client/error.ts';
import type { PageInfo } from '#lib/page/page-info.ts';

type AnswerCall = Extract<Call, { operation: 'answer' }>;

/** Calls of every kind, with what a test does not care about filled in. */
export function answerCall(change: Partial<AnswerCall> = {}): AnswerCall {
  return {
    id: crypto.randomUUID(),
    operation: 'answer',
    state: 'done',
    request: { query: 'How do tides work?' },
    service: { kind: 'hosted', address: 'https://service.example/api' },
    scope: 'web',
    windowId: 1,
    createdAt: Date.now() - 5000,
    sentAt: Date.now() - 5000,
    took: 2345,
    attempts: 1,
    txId: 'tx-answer-1',
    cost: { total: 14_500, search: 10_000, ai: 4500 },
    ...change,
  };
}

export function contentsCall(urls: string[], summary = true): Call {
  return { ...answerCall(), operation: 'contents', request: { urls, summary } };
}

export function deepsearchCall(query: string): Call {
  return {
    ...answerCall(),
    operation: 'deepsearch',
    request: { query },
    cost: { total: 2000, search: null, ai: null },
  };
}

export function failedCall(error: ErrorDetail, charged: boolean): AnswerCall {
  return answerCall({ state: 'failed', error, txId: undefined, cost: charged ? UNKNOWN_COST : NO_COST });
}

export function replyRow(call: Call, reply: Json): ReplyRow {
  return { id: call.id, reply, raw: JSON.stringify(reply), status: 200 };
}

export const ANSWER_REPLY = {
  success: true,
  ai_tx_id: 'tx-answer-1',
  original_query: 'How do tides work?',
  contents:
    'The **moon** pulls the sea [1]. The sun helps [2].\n\n| Body | Share |\n|---|--:|\n| Moon | 69 % |',
  data_type: 'unstructured',
  search_results: [
    {
      title: 'Tides',
      url: 'https://sea.example/tides?utm_source=service&page=2',
      snippet: 'The pull of the moon raises the sea.',
      source: 'web',
      date: '2026-03-01',
      length: 1200,
    },
    { title: 'The sun', url: 'https://sky.example/sun', snippet: 'Spring tides.', source: 'web' },
  ],
  search_metadata: { tx_ids: ['tx-search-1'], number_of_results: 2, total_characters: 2400 },
  ai_usage: { input_tokens: 1500, output_tokens: 80 },
  cost: { total_deduction_dollars: 0.0145 },
};

export function feedbackRow(call: Call, change: Partial<FeedbackRow> = {}): FeedbackRow {
  return {
    callId: call.id,
    txId: 'tx-answer-1',
    service: call.service,
    sentiment: 'good',
    text: '',
    state: 'waiting',
    tries: 0,
    nextTryAt: 0,
    at: 0,
    ...change,
  };
}

export const webPage = (url = 'https://docs.example/guide/start'): PageInfo => ({
  tabId: 7,
  windowId: 1,
  url,
  title: 'Getting started',
});
