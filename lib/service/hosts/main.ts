// `npm run service`: reads the command line, then loads and starts the service.
import { USAGE, parseOptions } from './parse-options.ts';
import { hideSqliteWarning } from './hide-sqlite-warning.ts';

const parsed = parseOptions(process.argv.slice(2), process.env);
if ('usage' in parsed) {
  console.error(parsed.usage === '' ? USAGE : `${parsed.usage}\n\n${USAGE}`);
  process.exitCode = parsed.usage === '' ? 0 : 2;
} else {
  // Node warns while it links a module that imports node:sqlite, so the rest may be imported only now.
  hideSqliteWarning();
  const { startService } = await import('./start-service.ts');
  try {
    await startService(parsed);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
