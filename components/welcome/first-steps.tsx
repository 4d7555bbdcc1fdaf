import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';
import styles from './first-steps.module.css';

const FACTS: readonly { title: TextKey; words: TextKey; link: TextKey; href: string }[] = [
  {
    title: 'welcomeNoKey',
    words: 'welcomeNoKeyWords',
    link: 'welcomeNoKeyLink',
    href: '#this-device-or-a-hosted-service',
  },
  {
    title: 'welcomeAddKey',
    words: 'welcomeAddKeyWords',
    link: 'welcomeAddKeyLink',
    href: '/options.html',
  },
  {
    title: 'welcomePrivate',
    words: 'welcomePrivateWords',
    link: 'welcomePrivateLink',
    href: '#your-privacy',
  },
];

/** What Sidelight does, three things to try, and what it needs and keeps: on one screen. */
export function FirstSteps() {
  return (
    <>
      <Hero />
      <Steps />
      <section className={styles['facts']} aria-label={text('welcomeFacts')}>
        {FACTS.map(({ title, words, link, href }) => (
          <div key={title} className={styles['fact']}>
            <h2>{text(title)}</h2>
            <p>
              {text(words)} <a href={href}>{text(link)}</a>
            </p>
          </div>
        ))}
      </section>
    </>
  );
}
