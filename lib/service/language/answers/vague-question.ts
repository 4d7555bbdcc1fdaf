import { dictionaryWords } from '../words/split-words.ts';
import { stopWords } from '../words/stop-words.ts';

/** Words of questions about a page as such, beside stop words. */
const ABOUT_A_PAGE = new Set(
  `summarise summarize summary overview gist tl dr tldr tl;dr what's it's main points point key idea ideas topic subject page article text document site website content
  takeaway takeaways explain describe short brief briefly recap outline post story say says give read
  zusammenfassung zusammenfassen fasse zusammen seite artikel text inhalt thema geht handelt worum überblick kurz
  résumé résumer résume résumez page article texte sujet parle
  resumen resume resumir página artículo texto tema trata habla
  riassunto riassumi riassumere pagina articolo testo tema parla tratta
  resumo resuma página artigo texto assunto fala
  samenvatting samenvatten vat pagina artikel tekst gaat onderwerp
  резюме кратко страница страницы страницу статья статью статьи содержание перескажи тема текст говорится чем
  ملخص لخص الصفحة المقال موضوع يتحدث
  总结 总 结 篇 这篇 这篇文章 这个 讲 讲述 说 一下 本页 总体 摘要 概括 本文 页面 这篇 文章 内容 主要 讲 网页 介绍 关于
  要約 まとめ くだ さい して ページ 記事 内容 概要 教え
  สรุป หน้า บทความ เนื้อหา เกี่ยว กับ`.split(/\s+/),
);

const STOPS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ru', 'ar', 'zh', 'ja', 'th'].map(stopWords);

/**
 * Whether a question asks for a page as a whole (`what is this about`, `summarise`) and names nothing of its
 * own.
 */
export function isVague(query: string): boolean {
  return dictionaryWords(query.slice(0, 500)).every(saysNothing);
}

function saysNothing(word: string): boolean {
  return ABOUT_A_PAGE.has(word) || STOPS.some((stops) => stops.has(word));
}
