import type { Fault } from '../fault.ts';

/** Bodies that are not JSON, not quite, or JSON that few parsers agree on. */
export const jsonTextFaults: Record<string, Fault> = {
  badjson: { text: (text) => text.replace(':', '=') },
  jsontrunc: { text: (text) => text.slice(0, text.length / 2) },
  trailing: { text: (text) => `${text} and more` },
  nan: { text: (text) => text.replace('{', '{"score":NaN,') },
  jsonnull: { text: () => 'null' },
  jsonarray: { text: () => '[1,2,3]' },
  jsonstring: { text: () => '"a text"' },
  jsonnumber: { text: () => '42' },
  jsonobject: { text: () => '{}' },
  bigint: { text: (text) => text.replace('{', '{"big":123456789012345678901234567890,') },
  dupkeys: { text: (text) => text.replace('{', '{"success":false,"success":true,') },
  bom: { text: (text) => `\uFEFF${text}` },
  extra: { text: (text) => text.replace('{', '{"unheard_of":{"a":[1,{"b":null}]},"":0,') },
  proto: {
    text: (text) =>
      text.replace(
        '{',
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"results_by_source":{"__proto__":{"polluted":true},"web":1},',
      ),
  },
};
