import { parseArgs } from 'node:util';
import { measureAnswers, measureReading, measureSearch } from './measure.ts';
import { openTarget } from './target.ts';

const HELP = `usage: npm run bench:quality -- search  --docs FILE --queries FILE --relevance FILE [SERVICE]
       npm run bench:quality -- answers --docs FILE --questions FILE [SERVICE]
       npm run bench:quality -- reading --folder DIR [SERVICE]

Runs a collection through the service over HTTP and prints how well it did. SERVICE is --service URL --key KEY for one
that is already running (it must be allowed to read pages from this machine: --allow-private); without it, the service
of this checkout is started on a free port with an empty library and stopped at the end.

The documents are served as pages on loopback and read by the service itself (contents), so what is measured is the
whole way. All files are UTF-8; .jsonl means one JSON object a line.

  --docs FILE       .jsonl  {"id": "d1", "title": "…", "text": "…", "language": "en"}   language may be missing;
                            an empty line in the text begins a new paragraph
  --queries FILE    .jsonl  {"id": "q1", "text": "…"}
  --relevance FILE  .jsonl  {"query": "q1", "document": "d1", "relevance": 1}           what is not named counts 0
  --questions FILE  .jsonl  {"question": "…", "answers": ["…", "…"], "document": "d1"}  any of the texts answers; an empty
                            list says that the documents do not; document may be missing: then all of them are asked
  --folder DIR      NAME.html beside NAME.txt (or NAME.md) with the text expected of it, or html/NAME.html and a
                    ground-truth.json {"NAME": {"articleBody": "…", "url": "https://…"}}

search   nDCG@10, MAP over the 20 results that a request may ask for, and how often the first (the first three) results
         hold a relevant one; relevance_threshold is 0
answers  how often the first (one of the first three) cited sentences holds a text that answers, how often nothing was
         found though there was an answer, and how often something was answered though there was none
reading  F1, precision and recall over runs of four words, the mean over all pages`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    service: { type: 'string' },
    key: { type: 'string' },
    docs: { type: 'string' },
    queries: { type: 'string' },
    relevance: { type: 'string' },
    questions: { type: 'string' },
    folder: { type: 'string' },
  },
});

const measures = {
  search: () => measureSearch(need('docs'), need('queries'), need('relevance')),
  answers: () => measureAnswers(need('docs'), need('questions')),
  reading: () => measureReading(need('folder')),
};

function need(name: 'docs' | 'queries' | 'relevance' | 'questions' | 'folder'): string {
  const value = values[name];
  if (value === undefined) throw new TypeError(`--${name} is missing; see --help`);
  return value;
}

const [command] = positionals;
if (values.help || command === undefined || !Object.hasOwn(measures, command)) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const measure = measures[command as keyof typeof measures]();
  const target = await openTarget(values.service, values.key);
  try {
    console.table(await measure(target.client));
  } finally {
    await target.close();
  }
}
