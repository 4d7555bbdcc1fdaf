import { openLibrary } from '../../library/library.ts';
import { openWasmDriver } from '../../library/wasm-driver.ts';
import { openPool } from './open-pool.ts';
import { serveLibrary } from './serve-library.ts';
import { showLife } from './sign-of-life.ts';

// The entry of the worker that holds the library: only workers may open private files synchronously.
serveLibrary(self, async () => openLibrary(openWasmDriver(await openPool()), () => Date.now()));
showLife(self);
