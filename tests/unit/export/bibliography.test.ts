import { describe, expect, it } from 'vitest';
import { deepsearchReplySchema } from '#lib/contract/deepsearch.ts';
import { citedWorks } from '#lib/export/cited-work.ts';
import { toBibtex } from '#lib/export/to-bibtex.ts';
import { toCslJson } from '#lib/export/to-csl-json.ts';
import { toRis } from '#lib/export/to-ris.ts';

const works = (...results: object[]) =>
  citedWorks(deepsearchReplySchema.parse({ success: true, results }).results, ({ url }) => url ?? '');

const PAPER = {
  title: 'Tides & 100% of {seas}',
  url: 'https://journal.example/tides_1',
  authors: ['Doe, Jane', 'Richard Roe', 'NASA', '山田太郎'],
  publication_date: '2019-04-05',
  doi: 'https://doi.org/10.1000/182',
  source: 'Journal of Seas',
};

describe('BibTeX', () => {
  it('is written with its signs escaped', () => {
    expect(toBibtex(works(PAPER))).toBe(String.raw`@article{doe2019tides,
  title = {{Tides \& 100\% of \textbraceleft{}seas\textbraceright{}}},
  author = {Doe, Jane and Roe, Richard and {NASA} and {山田太郎}},
  year = {2019},
  month = {4},
  date = {2019-04-05},
  journal = {Journal of Seas},
  doi = {10.1000/182},
  url = {https://journal.example/tides_1}
}
`);
  });

  it('parts no name at a word and lets no field end early', () => {
    const evil = 'x}, note = {y\\input{/etc/passwd}';
    const written = toBibtex(
      works({ ...PAPER, title: evil, authors: ['A and B, C', evil], url: `https://a.example/${evil}` }),
    );
    expect(written.split('{').length).toBe(written.split('}').length);
    expect(written).not.toMatch(/^\s+note = /m);
    expect(written).not.toMatch(/(?<!text)\\input/);
    expect(written).toContain('{A and B}, C');
  });
});

describe('RIS', () => {
  it('has a line for each field', () => {
    expect(toRis(works(PAPER)).split('\r\n')).toEqual([
      'TY  - JOUR',
      'ID  - doe2019tides',
      'TI  - Tides & 100% of {seas}',
      'AU  - Doe, Jane',
      'AU  - Roe, Richard',
      'AU  - NASA',
      'AU  - 山田太郎',
      'PY  - 2019',
      'DA  - 2019/04/05/',
      'T2  - Journal of Seas',
      'DO  - 10.1000/182',
      'UR  - https://journal.example/tides_1',
      'ER  - ',
      '',
      '',
    ]);
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])('lets no text pose as a field after %j', (end) => {
    const written = toRis(
      works({ ...PAPER, title: `x${end}ER  - ${end}TY  - EVIL`, content: `a${end}UR  - evil` }),
    );
    expect(written.split(/[\r\n\u2028\u0085\v]+/).filter((line) => /^(ER|TY|UR)/.test(line))).toEqual([
      'TY  - JOUR',
      'UR  - https://journal.example/tides_1',
      'ER  - ',
    ]);
  });
});

describe('CSL-JSON', () => {
  it('is what citation managers read', () => {
    expect(JSON.parse(toCslJson(works(PAPER, { title: 'A page', url: 'https://a.example/' })))).toEqual([
      {
        id: 'doe2019tides',
        type: 'article-journal',
        title: 'Tides & 100% of {seas}',
        author: [
          { family: 'Doe', given: 'Jane' },
          { family: 'Roe', given: 'Richard' },
          { literal: 'NASA' },
          { literal: '山田太郎' },
        ],
        issued: { 'date-parts': [[2019, 4, 5]] },
        DOI: '10.1000/182',
        URL: 'https://journal.example/tides_1',
        'container-title': 'Journal of Seas',
      },
      { id: 'page', type: 'webpage', title: 'A page', URL: 'https://a.example/' },
    ]);
  });

  it('gives every work an id of its own', () => {
    expect(works({}, {}, {}).map(({ id }) => id)).toEqual(['source', 'source-2', 'source-3']);
  });
});
