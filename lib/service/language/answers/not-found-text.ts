const TEXTS: Readonly<Record<string, string>> = {
  en: 'The library does not answer this.',
  de: 'Die Bibliothek beantwortet das nicht.',
  fr: 'La bibliothèque ne répond pas à cette question.',
  es: 'La biblioteca no responde a esta pregunta.',
  it: 'La biblioteca non risponde a questa domanda.',
  pt: 'A biblioteca não responde a esta pergunta.',
  nl: 'De bibliotheek beantwoordt dit niet.',
  ru: 'В библиотеке нет ответа на этот вопрос.',
  ar: 'لا تجيب المكتبة عن هذا السؤال.',
  zh: '资料库中没有这个问题的答案。',
  ja: 'ライブラリにはこの質問の答えがありません。',
  th: 'ห้องสมุดไม่มีคำตอบสำหรับคำถามนี้',
};

/**
 * That the library holds no answer, in the language of the question where there is a text for it, else in
 * English.
 */
export function notFoundText(language: string | undefined): string {
  return TEXTS[language ?? 'en'] ?? TEXTS['en'] ?? '';
}
