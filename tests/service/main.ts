// A faulty service to try things against by hand: `node tests/service/main.ts [PORT]`, then POST a fault to /__next.
import { SAMPLE_QUESTION } from './sample-pages.ts';
import { startFaultyService } from './start-faulty-service.ts';

const service = await startFaultyService({ port: Number(process.argv[2] ?? 0) });
console.log(`listening on ${service.url}, key ${service.key}`);
console.log(`It can answer: ${SAMPLE_QUESTION}`);
