import { useSettings } from '#components/usage/use-limits.ts';
import { changeSettings } from '#lib/browser/settings.ts';
import { typeSchema } from '#lib/reads/type-choice.ts';
import type { TypeChoice } from '#lib/reads/type-choice.ts';

/** How pages are set for reading, and the way to change it: for every reader at once. */
export function useType(): { type: TypeChoice; changeType: (change: Partial<TypeChoice>) => void } {
  const settings = useSettings();
  const type = settings?.reader ?? typeSchema.parse({});
  return { type, changeType: (change) => void changeSettings({ reader: { ...type, ...change } }) };
}
