import { z } from '../contract/zod.ts';

/** How a page is set for reading. */
export const typeSchema = z.object({
  face: z.enum(['sans', 'serif']).default('sans'),
  size: z.enum(['small', 'normal', 'large', 'huge']).default('normal'),
  measure: z.enum(['narrow', 'normal', 'wide']).default('normal'),
  theme: z.enum(['browser', 'light', 'sepia', 'dark']).default('browser'),
});

export type TypeChoice = z.infer<typeof typeSchema>;
