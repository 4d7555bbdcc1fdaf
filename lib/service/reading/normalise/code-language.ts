const KNOWN = new Set(
  (
    'ada apache asm assembly awk bash basic bat batch brainfuck c clojure cmake coffeescript console cpp crystal cs csharp ' +
    'css csv cuda cython d dart diff docker dockerfile elixir elm erlang fish fortran fsharp gherkin git glsl go golang ' +
    'gradle graphql groovy haml handlebars haskell hcl html http ini java javascript jinja js json json5 jsonc jsx julia ' +
    'kotlin latex lean less lisp llvm lua make makefile markdown matlab md mermaid nginx nim nix objc objective-c ocaml ' +
    'octave pascal perl php plsql postgresql powershell prolog properties proto protobuf ps1 py python r racket rb regex ' +
    'rs rst ruby rust sass scala scheme scss sed sh shell solidity sql svelte swift tcl terraform tex toml ts tsx ' +
    'typescript vb vba verilog vhdl vim vue wasm wgsl xml xquery yaml yml zig zsh c++ c# f#'
  ).split(' '),
);
const PLAIN = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'nohighlight',
  'default',
  'unknown',
  'auto',
  'highlight',
]);
const NAMED =
  /(?:^|\s)(?:language|lang|highlight-source|highlight-text|brush:?\s*|src)[-:\s]\s*([\w+#.-]{1,24})/i;
const SPHINX = /(?:^|\s)(?:highlight|hl)-([\w+#-]{1,24})/i;

/** True for a word that names a programming language or a format. */
export function isLanguage(word: string): boolean {
  return KNOWN.has(word.toLowerCase());
}

/** The language of a code block, in lower case, from its own marks or those of its nearest wrappers; else ''. */
export function codeLanguage(pre: Element): string {
  const code = pre.querySelector('code');
  const places = [code, pre, pre.parentElement, pre.parentElement?.parentElement ?? null];
  for (const [step, place] of places.entries()) {
    if (place === null) continue;
    const found = languageOf(place, step < 2);
    if (found !== undefined) return PLAIN.has(found) ? '' : found;
  }
  return '';
}

function languageOf(element: Element, isCode: boolean): string | undefined {
  for (const name of [
    'data-language',
    'data-lang',
    'data-enlighter-language',
    'data-code-language',
    'syntax',
  ]) {
    const value = element.getAttribute(name)?.trim().toLowerCase() ?? '';
    if (/^[\w+#.-]{1,24}$/.test(value)) return value;
  }
  const lang = element.getAttribute('lang')?.toLowerCase() ?? '';
  if (element.tagName === 'PRE' && isLanguage(lang)) return lang;
  const classes = element.getAttribute('class') ?? '';
  const named = (NAMED.exec(classes)?.[1] ?? SPHINX.exec(classes)?.[1])?.toLowerCase();
  if (named !== undefined && named !== 'wrapper')
    return named === 'ipython3' || named === 'python3' ? 'python' : named;
  if (!isCode && !/(?:^|\s)(?:sourceCode|highlight|codehilite|code|hljs)(?:\s|$)/.test(classes))
    return undefined;
  return classes.toLowerCase().split(/\s+/).find(isLanguage);
}
