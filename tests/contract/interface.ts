/**
 * The reply bodies of the interface, written from its text alone and not from our schemas: the type of every documented
 * field. A date is `YYYY-MM-DD`; a list holds the shape of its items.
 */
export type Shape =
  | 'string'
  | 'string or null'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'object'
  | 'counts'
  | readonly [Shape]
  | { readonly [field: string]: Shape };

export const ANSWER_REPLY: Shape = {
  success: 'boolean',
  ai_tx_id: 'string',
  original_query: 'string',
  contents: 'string',
  data_type: 'string',
  search_results: [
    { title: 'string', url: 'string', snippet: 'string', source: 'string', date: 'date', length: 'integer' },
  ],
  search_metadata: { tx_ids: ['string'], number_of_results: 'integer', total_characters: 'integer' },
  ai_usage: { input_tokens: 'integer', output_tokens: 'integer' },
  cost: {
    total_deduction_dollars: 'number',
    search_deduction_dollars: 'number',
    ai_deduction_dollars: 'number',
  },
};

export const CONTENTS_REPLY: Shape = {
  success: 'boolean',
  error: 'string or null',
  tx_id: 'string',
  results: [
    {
      title: 'string',
      url: 'string',
      content: 'string',
      description: 'string',
      source: 'string',
      price: 'number',
      length: 'integer',
      data_type: 'string',
      source_type: 'string',
      publication_date: 'date',
      id: 'string',
      image_url: 'object',
    },
  ],
  urls_requested: 'integer',
  urls_processed: 'integer',
  urls_failed: 'integer',
  total_cost_dollars: 'number',
  total_characters: 'integer',
};

export const DEEPSEARCH_REPLY: Shape = {
  success: 'boolean',
  error: 'string',
  tx_id: 'string',
  query: 'string',
  results: [
    {
      id: 'string',
      title: 'string',
      url: 'string',
      content: 'string',
      source: 'string',
      length: 'integer',
      image_url: 'string',
      publication_date: 'date',
      doi: 'string',
      citation: 'string',
      citation_count: 'integer',
      authors: ['string'],
      references: 'string',
      price: 'number',
      data_type: 'string',
      source_type: 'string',
    },
  ],
  results_by_source: 'counts',
  total_deduction_pcm: 'number',
  total_deduction_dollars: 'number',
  total_characters: 'integer',
};

export const FEEDBACK_REPLY: Shape = { success: 'boolean', message: 'string' };

/** Where a value is not of a shape: a line for each field that is missing or of another type. */
export function mismatches(value: unknown, shape: Shape, path = 'reply'): string[] {
  if (typeof shape === 'string') return isOf(value, shape) ? [] : [`${path} is no ${shape}`];
  if (isList(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((item, at) => mismatches(item, shape[0], `${path}[${at}]`));
  }
  if (!isObject(value)) return [`${path} is no object`];
  return Object.entries(shape).flatMap(([field, inner]) =>
    mismatches(value[field], inner, `${path}.${field}`),
  );
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOf(value: unknown, type: Extract<Shape, string>): boolean {
  switch (type) {
    case 'string or null':
      return typeof value === 'string' || value === null;
    case 'number':
      return typeof value === 'number' && value >= 0;
    case 'integer':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'object':
      return isObject(value);
    case 'counts':
      return isObject(value) && Object.values(value).every(Number.isInteger);
    case 'string':
    case 'boolean':
      return typeof value === type;
  }
}
