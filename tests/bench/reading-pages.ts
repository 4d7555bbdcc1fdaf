import { repeatableRandom, wordOf, zipf } from './library-pages.ts';

/** A kind of page as the web has it: its text, and around it what every page has around its text. */
export interface BenchPage {
  kind: string;
  html: string;
  url: string;
}

/** The same pages in every run: articles, documentation, threads and listings of 20 to 150 kB. */
export function benchPages(count: number): BenchPage[] {
  const kinds = [article, documentation, thread, listing];
  return Array.from({ length: count }, (_, number) => {
    const make = kinds[number % kinds.length] ?? article;
    const random = repeatableRandom(number + 101);
    const words = (least: number, most: number): string =>
      Array.from({ length: least + Math.floor(random() * (most - least)) }, () => wordOf(zipf(random))).join(
        ' ',
      );
    return {
      kind: make.name,
      html: frame(make(words), words),
      url: `https://site.example/${make.name}/${number}`,
    };
  });
}

type Words = (least: number, most: number) => string;

function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('\n');
}

function paragraph(words: Words): string {
  return `<p>${words(20, 45)}, <a href="/topic/${words(1, 2)}">${words(2, 4)}</a> ${words(10, 30)}, <em>${words(1, 3)}</em> ${words(5, 20)}.</p>`;
}

function article(words: Words): string {
  return `<script type="application/ld+json">{"@type":"NewsArticle","headline":"${words(5, 9)}","datePublished":"2024-05-06","author":{"name":"Test Author"}}</script>
<article class="post"><h1>${words(5, 9)}</h1><div class="byline">By <a rel="author" href="/a">${words(2, 3)}</a></div>
<figure><img src="/lead.jpg" alt="${words(3, 6)}"><figcaption>${words(8, 14)}</figcaption></figure>
${times(22, (index) => (index % 6 === 5 ? `<h2>${words(3, 6)}</h2>` : '') + paragraph(words))}
<ul>${times(5, () => `<li>${words(5, 15)}</li>`)}</ul><blockquote><p>${words(15, 30)}</p></blockquote></article>`;
}

function documentation(words: Words): string {
  const line = (): string =>
    `<span class="k">let</span> <span class="n">${words(1, 2)}</span> <span class="o">=</span> <span class="mi">1</span>;\n`;
  return `<main><h1>${words(3, 5)}<a class="headerlink" href="#x">¶</a></h1>${times(
    10,
    (
      index,
    ) => `<section id="s${index}"><h2>${words(2, 4)}<a class="headerlink" href="#s${index}">¶</a></h2>${paragraph(words)}
<div class="highlight-js"><pre>${times(12, line)}</pre></div>${paragraph(words)}
<table><thead><tr><th>${words(1, 2)}</th><th>${words(1, 2)}</th></tr></thead><tbody>${times(5, () => `<tr><td><code>${words(1, 2)}</code></td><td>${words(4, 9)}</td></tr>`)}</tbody></table></section>`,
  )}</main>`;
}

function thread(words: Words): string {
  return `<h1>${words(5, 9)}</h1><div class="thread">${times(
    40,
    () =>
      `<div class="comment"><span class="user"><a href="/u">${words(1, 2)}</a></span> <span class="age">2 hours ago</span><div class="comment-body">${paragraph(words)}<p>${words(10, 30)}</p></div></div>`,
  )}</div>`;
}

function listing(words: Words): string {
  return `<main><h1>${words(2, 4)}</h1>${times(
    60,
    (index) =>
      `<div class="card"><a href="/item/${index}"><img src="/t/${index}.jpg" alt=""><h3>${words(4, 8)}</h3></a><p>${words(8, 18)}</p></div>`,
  )}</main>`;
}

/** Menus, banners, boxes, scripts and styles: on many pages most of the markup. */
function frame(body: string, words: Words): string {
  const links = (count: number): string =>
    `<ul>${times(count, (index) => `<li class="menu-item menu-item-${index}"><a href="/m/${index}">${words(1, 3)}</a></li>`)}</ul>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words(5, 8)}</title>
<meta name="description" content="${words(10, 20)}"><meta property="og:site_name" content="Site">
<script>${'window.dataLayer=window.dataLayer||[];'.repeat(200)}</script><style>${'.a{color:red}'.repeat(400)}</style></head>
<body class="home page"><header class="site-header"><nav>${links(40)}</nav></header><div class="ad-slot"></div>
<div class="layout">${body}<aside class="sidebar"><div class="widget">${links(15)}</div><div class="newsletter"><form><input type="email"><button>Go</button></form></div></aside></div>
<div class="related-posts"><h3>Related</h3>${links(8)}</div><footer class="site-footer">${links(30)}<p>© Site</p></footer>
<script>${'console.log("x");'.repeat(300)}</script></body></html>`;
}
