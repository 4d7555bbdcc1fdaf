import type { Json } from '#lib/contract/shared.ts';
import type { Stored } from './call-desk.ts';
import type { FaultRow } from './row.ts';

const ANSWER = /eleven metres/;
const PRICE = 14_500;
const MAYBE = /It may have been charged/;
const NOT = /Nothing was charged/;
const hasRaw = ({ reply }: Stored) => (reply?.raw.length ?? 0) > 0;

const good = (row: number, fault: string, more: Partial<FaultRow> = {}): FaultRow => ({
  row,
  fault,
  operation: 'answer',
  sees: [ANSWER],
  state: 'done',
  cost: PRICE,
  ...more,
});

const bad = (
  row: number,
  fault: string,
  code: FaultRow['code'] & string,
  words: RegExp,
  more: Partial<FaultRow> = {},
): FaultRow => ({
  row,
  fault,
  operation: 'answer',
  sees: [words, MAYBE],
  state: 'failed',
  code,
  hides: [ANSWER],
  cost: null,
  ...more,
});

/** The service said no, and nothing was charged. */
const refused: typeof bad = (row, fault, code, words, more) =>
  bad(row, fault, code, words, { sees: [words, NOT], cost: 0, ...more });

const INCOMPLETE = /The answer arrived incomplete/;
const UNREADABLE = /The answer could not be read/;
const SHAPE = /is not a service that Sidelight knows/;
const LOST = /The connection to .* failed/;
const OWN_ERROR = /The service had an error of its own/;
const ELSEWHERE = /did not follow, to protect your key/;
const EMPTY = /The answer was empty/;

const CONNECTION: FaultRow[] = [
  good(1, ''),
  good(2, 'delay=1500'),
  good(6, 'headersthendelay=1000'),
  good(6, 'slow=200,every=30'),
  bad(16, 'reset', 'unreachable', LOST),
  bad(16, 'close', 'unreachable', LOST),
  bad(17, 'reset,charge', 'unreachable', LOST),
  bad(18, 'hang', 'timeout', /No answer from .* in time/, { timeouts: { answer: 700 } }),
  bad(19, 'hangmid', 'timeout', /No answer from .* in time/, {
    timeouts: { answer: 700 },
    kept: hasRaw,
  }),
  bad(20, 'resetmid', 'incomplete', INCOMPLETE),
  bad(20, 'truncate', 'incomplete', INCOMPLETE),
  bad(20, 'lenlong', 'incomplete', INCOMPLETE),
  bad(20, 'badchunk', 'incomplete', INCOMPLETE, { inFirefox: { code: 'unreachable', sees: [LOST] } }),
  // Firefox still speaks HTTP/0.9, where anything is a reply.
  bad(21, 'badhttp', 'unreachable', LOST, { inFirefox: { code: 'unreadable', sees: [UNREADABLE] } }),
  bad(22, 'endless=100', 'timeout', /in time/, { timeouts: { answer: 700 } }),
  bad(27, 'portal', 'web-page', /A web page answered, not the service/, {
    hides: [/Welcome to the network/],
  }),
];

const STATUSES: FaultRow[] = [
  refused(
    28,
    'status=400',
    'bad-request',
    /did not accept the request[^]*Injected: the service answered 400/,
  ),
  refused(29, 'status=401', 'unauthorized', /refused the key/),
  refused(30, 'status=402', 'payment-required', /balance at the service is too low/),
  refused(31, 'status=403', 'forbidden', /does not allow this[^]*answered 403/),
  refused(32, 'status=404', 'not-found', /no such service at this address/),
  refused(32, 'status=405', 'not-found', /no such service at this address/),
  bad(33, 'status=408', 'request-timeout', /gave up waiting/),
  ...[425, 409, 451].map((status) => refused(33, `status=${status}`, 'refused', /refused the request/)),
  ...[413, 415, 418].map((status) => refused(34, `status=${status}`, 'refused', /refused the request/)),
  refused(35, 'status=422', 'unprocessable', /could not carry this out/),
  good(36, 'status=429,retry-after=2,times=1', { sent: 2, kept: ({ call }) => call.attempts === 2 }),
  good(37, 'status=429,retry-after=date+3,times=1', { sent: 2 }),
  refused(38, 'status=429,retry-after=86400', 'rate-limited', /has too much to do[^]*It asks to wait/),
  refused(39, 'status=429,times=3', 'rate-limited', /has too much to do/, { sent: 3 }),
  refused(40, 'status=429,retry-after=1000000000', 'rate-limited', /has too much to do/),
  good(40, 'status=429,retry-after=abc,times=1', { sent: 2 }),
  good(40, 'status=429,retry-after=-5,times=1', { sent: 2 }),
  bad(42, 'status=500', 'service-error', OWN_ERROR),
  bad(42, 'status=500,charge', 'service-error', OWN_ERROR),
  bad(43, 'status=502,body=html', 'service-error', OWN_ERROR, { hides: [/Welcome to the network/] }),
  bad(44, 'status=503,retry-after=5', 'service-error', /error of its own[^]*asks to wait 5s/),
  ...[504, 520, 524, 529, 599].map((status) =>
    bad(45, `status=${status}`, 'service-error', new RegExp(`error of its own[^]*status ${status}`)),
  ),
  bad(46, 'status=204', 'empty-reply', EMPTY),
  bad(46, 'status=304', 'empty-reply', EMPTY),
  bad(46, 'emptybody', 'empty-reply', EMPTY),
  refused(47, 'status=400,body=echo', 'bad-request', /did not accept the request/, {
    kept: ({ reply }) => reply?.raw.includes('•••') === true,
  }),
  bad(48, 'status=500,body=huge', 'service-error', OWN_ERROR, {
    hides: [/x{501}/],
    kept: ({ reply }) => (reply?.raw.length ?? 0) <= 262_144,
  }),
  bad(48, 'status=500,body=text', 'service-error', /error of its own[^]*Injected: plain words/),
  bad(48, 'status=500,body=empty', 'service-error', OWN_ERROR),
  bad(48, 'status=500,body=problem', 'service-error', /error of its own[^]*The details of it/),
  ...[301, 302, 303, 307, 308].map((code) => bad(49, `redirect=cross,code=${code}`, 'redirected', ELSEWHERE)),
  bad(50, 'redirect=self', 'redirected', ELSEWHERE),
  bad(50, 'redirect=loop', 'redirected', ELSEWHERE),
];

const BODIES: FaultRow[] = [
  ...['badjson', 'jsontrunc', 'trailing', 'nan'].map((fault) =>
    bad(51, fault, 'unreadable', UNREADABLE, { kept: hasRaw }),
  ),
  ...['jsonnull', 'jsonarray', 'jsonstring', 'jsonnumber', 'jsonobject'].map((fault) =>
    bad(52, fault, 'wrong-shape', SHAPE, { kept: hasRaw }),
  ),
  ...['bigint', 'dupkeys', 'bom', 'noctype', 'ctype=text/html', 'extra', 'chunked', 'early'].map((fault) =>
    good(53, fault),
  ),
  good(53, 'encunknown'),
  good(54, 'badutf8', { kept: ({ reply }) => reply?.raw.includes('\ufffd') === true }),
  bad(55, 'utf16', 'unreadable', UNREADABLE),
  good(55, 'latin1', { sees: [/harbour/] }),
  good(56, 'gzip'),
  bad(56, 'gzipbad', 'incomplete', INCOMPLETE),
  bad(56, 'brbad', 'incomplete', INCOMPLETE),
  bad(56, 'gziptrunc', 'unreadable', UNREADABLE),
  bad(57, 'huge=9', 'too-large', /The answer was too large to take/),
  bad(57, 'gzipbomb=100', 'too-large', /The answer was too large to take/),
  bad(58, 'hugeheader=300', 'unreachable', LOST, {
    inFirefox: { state: 'done', code: undefined, sees: [ANSWER], hides: [], cost: PRICE },
  }),
  bad(59, 'deep=100000', 'unreadable', UNREADABLE),
  good(60, 'proto'),
  good(61, 'many=5000', { sees: [ANSWER, /4,000/], kept: ({ reply }) => sourcesOf(reply?.reply) === 1_000 }),
];

const FIELDS: FaultRow[] = [
  {
    row: 63,
    operation: 'answer',
    fault: 'success=false,error=Injected words',
    sees: [/reported that it did not succeed[^]*Injected words/, /Charged: \$0\.0145/],
    state: 'failed',
    code: 'unsuccessful',
    cost: PRICE,
  },
  refused(64, 'success=false,nocost', 'unsuccessful', /did not succeed/, { hides: [] }),
  good(65, 'missing=cost', { cost: null, sees: [ANSWER, /Unknown, may have been charged/] }),
  good(65, 'null=cost', { cost: null }),
  good(65, 'cost=string', { cost: null }),
  good(65, 'cost=neg', { cost: null }),
  good(67, 'cost=tiny', { cost: 1, sees: [ANSWER, /< \$0\.0001/] }),
  good(67, 'cost=mismatch', { sees: [ANSWER, /parts/i] }),
  good(68, 'missing=contents', { sees: [/No answer came with these sources/] }),
  good(69, 'missing=ai_tx_id', { kept: ({ call }) => call.txId === undefined }),
  good(70, 'wrongtype=search_results', { sees: [ANSWER, /could not be read|not be used/i] }),
  good(70, 'null=search_results', { sees: [ANSWER] }),
  good(71, 'emptyresults', {
    operation: 'deepsearch',
    cost: 7_500,
    sees: [/Nothing was found/, /\$0\.0075/],
  }),
  good(72, 'otherquery=Something else', { sees: [ANSWER, /another question/] }),
  good(72, 'mismatch', { operation: 'deepsearch', cost: 7_500, sees: [/Harbour/i] }),
  good(73, 'structured', { sees: [/Injected/] }),
  good(73, 'structstring', { sees: [/Injected/] }),
  good(73, 'dtype=new', { sees: [ANSWER] }),
];

const HARBOUR = 'https://lindholm.example/harbour';
const THREE = { urls: [HARBOUR, 'https://lindholm.example/ferry', 'https://gardens.example/apples'] };

const PAGES: FaultRow[] = [
  good(1, '', { operation: 'contents', request: THREE, cost: 3_000 }),
  good(74, 'failed=1', {
    operation: 'contents',
    request: THREE,
    cost: 2_000,
    sees: [ANSWER, /ferry/i, /could not be read[^]*this address did not answer/i],
  }),
  refused(75, 'failall', 'unprocessable', /could not carry this out/, {
    operation: 'contents',
    request: THREE,
  }),
  good(76, 'reverse', { operation: 'contents', request: THREE, cost: 3_000, kept: inOrder }),
  good(76, 'dup', { operation: 'contents', request: THREE, cost: 3_000, kept: inOrder }),
  good(76, 'missing=results.0.id', { operation: 'contents', request: THREE, cost: 3_000, kept: inOrder }),
  bad(16, 'reset', 'unreachable', LOST, { operation: 'contents', request: THREE }),
  bad(20, 'truncate', 'incomplete', INCOMPLETE, { operation: 'contents', request: THREE }),
  bad(16, 'reset', 'unreachable', LOST, { operation: 'deepsearch' }),
  bad(42, 'status=500', 'service-error', OWN_ERROR, { operation: 'deepsearch' }),
];

const HOSTILE: FaultRow[] = [
  ...['xss', 'bidi', 'csv', 'inject'].map((fault) => good(78, fault, { sees: [] })),
  ...['quote', 'list', 'star', 'bracket', 'link', 'backtick', 'html', 'table', 'entity'].map((shape) =>
    good(79, `mdredos=${shape}`, { sees: [] }),
  ),
];

/** The rows that a service or the network can cause to one request. */
export const ROWS: FaultRow[] = [...CONNECTION, ...STATUSES, ...BODIES, ...FIELDS, ...PAGES, ...HOSTILE];

function sourcesOf(reply: Json | undefined): number {
  return listIn(reply, 'search_results').length;
}

function inOrder({ reply }: Stored): boolean {
  const titles = listIn(reply?.reply, 'results').map((each) => fieldOf(each, 'title'));
  return JSON.stringify(titles) === '["The harbour of Lindholm","Ferry timetable","Storing apples"]';
}

function listIn(value: Json | undefined, name: string): Json[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function fieldOf(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined;
}
