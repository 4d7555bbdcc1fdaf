import { germanForms } from './german-forms.ts';
import { stemWord } from './stem-word.ts';

/**
 * The stems that a lower-case word of a question may stand under in texts of its language: its own, and those of its
 * other forms that the stemmer keeps apart. Texts are indexed by the stems of what they say, so only questions are
 * widened.
 */
export function formStems(word: string, language: string): string[] {
  const forms = language === 'de' ? germanForms(word) : [];
  return [...new Set([word, ...forms].map((form) => stemWord(form, language)))];
}
