import { use, useEffect, useRef } from 'react';
import { Markdown } from '#components/markdown/markdown.tsx';
import { text } from '#lib/browser/text.ts';
import type { HelpArticle as Article, HelpId } from '#lib/help/help-pages.ts';
import styles from './help-article.module.css';

interface HelpArticleProps {
  id: HelpId;
  loading: Promise<Article[]>;
}

/** One article. The cursor goes to its title, as after a page was opened. */
export function HelpArticle({ id, loading }: HelpArticleProps) {
  const article = use(loading).find((each) => each.id === id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  if (!article) return null;
  return (
    <article className={styles['article']}>
      <title>{`${article.title} – ${text('extensionName')}`}</title>
      <a className={styles['back']} href="#first-steps">
        <img src="/icon/sidelight.svg" alt="" width="24" height="24" />
        {text('welcomeBack')}
      </a>
      <h1 ref={title} tabIndex={-1}>
        {article.title}
      </h1>
      <Markdown source={article.markdown} />
    </article>
  );
}
