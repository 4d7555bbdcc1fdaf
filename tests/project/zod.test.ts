import { expect, it } from 'vitest';
import { product, read } from './source-files.ts';

it('zod comes in through its one door, which sets it to run without eval', () => {
  const importers = product.filter((path) => read(path).includes("from 'zod'"));
  expect(importers).toEqual(['lib/contract/zod.ts']);
});
