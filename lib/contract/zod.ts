import { z } from 'zod';

// An extension page forbids `new Function`; without this, zod probes for it and the browser reports a violation.
z.config({ jitless: true });

// The one door to zod: whoever comes in through it has the setting above (tests/project holds this).
export { z };
