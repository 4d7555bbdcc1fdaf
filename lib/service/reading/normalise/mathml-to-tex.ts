import { isElement } from '../markdown/tags.ts';

const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    ε: 'epsilon',
    ϵ: 'epsilon',
    ζ: 'zeta',
    η: 'eta',
    θ: 'theta',
    ι: 'iota',
    κ: 'kappa',
    λ: 'lambda',
    μ: 'mu',
    ν: 'nu',
    ξ: 'xi',
    π: 'pi',
    ρ: 'rho',
    σ: 'sigma',
    τ: 'tau',
    υ: 'upsilon',
    φ: 'phi',
    ϕ: 'phi',
    χ: 'chi',
    ψ: 'psi',
    ω: 'omega',
    Γ: 'Gamma',
    Δ: 'Delta',
    Θ: 'Theta',
    Λ: 'Lambda',
    Ξ: 'Xi',
    Π: 'Pi',
    Σ: 'Sigma',
    Φ: 'Phi',
    Ψ: 'Psi',
    Ω: 'Omega',
    '∑': 'sum',
    '∏': 'prod',
    '∫': 'int',
    '∬': 'iint',
    '∮': 'oint',
    '∂': 'partial',
    '∇': 'nabla',
    '∞': 'infty',
    '±': 'pm',
    '∓': 'mp',
    '×': 'times',
    '÷': 'div',
    '⋅': 'cdot',
    '·': 'cdot',
    '∗': 'ast',
    '∘': 'circ',
    '≤': 'leq',
    '≥': 'geq',
    '≠': 'neq',
    '≈': 'approx',
    '≡': 'equiv',
    '∼': 'sim',
    '∝': 'propto',
    '≪': 'll',
    '≫': 'gg',
    '∈': 'in',
    '∉': 'notin',
    '⊂': 'subset',
    '⊆': 'subseteq',
    '⊃': 'supset',
    '∪': 'cup',
    '∩': 'cap',
    '∅': 'emptyset',
    '∀': 'forall',
    '∃': 'exists',
    '¬': 'neg',
    '∧': 'wedge',
    '∨': 'vee',
    '→': 'to',
    '←': 'leftarrow',
    '⇒': 'Rightarrow',
    '⇐': 'Leftarrow',
    '⇔': 'Leftrightarrow',
    '↦': 'mapsto',
    '…': 'ldots',
    '⋯': 'cdots',
    '⋮': 'vdots',
    '⋱': 'ddots',
    '√': 'surd',
    '⟨': 'langle',
    '⟩': 'rangle',
    ℝ: 'mathbb{R}',
    ℕ: 'mathbb{N}',
    ℤ: 'mathbb{Z}',
    ℚ: 'mathbb{Q}',
    ℂ: 'mathbb{C}',
    ℏ: 'hbar',
    ℓ: 'ell',
    '′': 'prime',
    '⊕': 'oplus',
    '⊗': 'otimes',
    '⊥': 'perp',
    '∥': 'parallel',
    '∣': 'mid',
    '|': 'vert',
    '‖': 'Vert',
  }),
);
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['|', '|'],
  ['′', "'"],
  ['\u2061', ''],
  ['\u2062', ''],
  ['\u2063', ''],
  ['\u2064', ''],
  ['{', '\\{'],
  ['}', '\\}'],
  ['%', '\\%'],
  ['#', '\\#'],
  ['&', '\\&'],
]);
const ACCENTS: Readonly<Record<string, string>> = {
  '^': 'hat',
  ˆ: 'hat',
  '~': 'tilde',
  '˜': 'tilde',
  '¯': 'bar',
  '‾': 'overline',
  '→': 'vec',
  '⃗': 'vec',
  '˙': 'dot',
  '¨': 'ddot',
  '⏞': 'overbrace',
};
const FUNCTIONS =
  /^(?:sin|cos|tan|cot|sec|csc|log|ln|exp|lim|max|min|sup|inf|det|dim|ker|gcd|arg|sinh|cosh|tanh)$/;

/** MathML as TeX, for pages that do not carry their formulas' source. */
export function mathmlToTex(math: Element): string {
  return all(math).replace(/ {2,}/g, ' ').trim();
}

function all(element: Element): string {
  let written = '';
  for (const child of element.childNodes) if (isElement(child)) written += join(written, tex(child));
  return written;
}

/** A command's name must not run into the letter after it. */
function join(before: string, after: string): string {
  return /\\[a-z]+$/i.test(before.slice(-24)) && /^[a-z]/i.test(after) ? ` ${after}` : after;
}

function tex(element: Element): string {
  const [first, second, third] = Array.from(element.children, (child) => child);
  const part = (child: Element | undefined): string => (child === undefined ? '{}' : `{${tex(child)}}`);
  const base = (child: Element | undefined): string => group(child === undefined ? '' : tex(child));
  switch (element.tagName.toLowerCase()) {
    case 'mi':
    case 'mn':
    case 'mo':
      return token(element.textContent?.trim() ?? '');
    case 'mtext':
    case 'ms':
      return (element.textContent?.trim() ?? '') === ''
        ? ' '
        : `\\text{${(element.textContent ?? '').trim()}}`;
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `\\frac${part(first)}${part(second)}`;
    case 'msqrt':
      return `\\sqrt{${all(element)}}`;
    case 'mroot':
      return `\\sqrt[${second === undefined ? '' : tex(second)}]${part(first)}`;
    case 'msup':
      return `${base(first)}^${part(second)}`;
    case 'msub':
    case 'munder':
      return `${base(first)}_${part(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${base(first)}_${part(second)}^${part(third)}`;
    case 'mover':
      return over(first, second);
    case 'mtable':
      return `\\begin{matrix}${[...element.children].map(all2).join(' \\\\ ')}\\end{matrix}`;
    case 'mfenced':
      return `${element.getAttribute('open') ?? '('}${[...element.children].map(tex).join(', ')}${element.getAttribute('close') ?? ')'}`;
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
      return '';
    default:
      return all(element);
  }
}

function all2(row: Element): string {
  return [...row.children].map(all).join(' & ');
}

function group(text: string): string {
  return text.length <= 1 || /^\\[a-z]+$/i.test(text) ? text : `{${text}}`;
}

function over(base: Element | undefined, mark: Element | undefined): string {
  const accent = ACCENTS[mark?.textContent?.trim() ?? ''];
  const inner = base === undefined ? '' : tex(base);
  return accent === undefined
    ? `\\overset{${mark === undefined ? '' : tex(mark)}}{${inner}}`
    : `\\${accent}{${inner}}`;
}

function token(text: string): string {
  const plain = PLAIN.get(text);
  if (plain !== undefined) return plain;
  const symbol = SYMBOLS.get(text);
  if (symbol !== undefined) return `\\${symbol}`;
  if (FUNCTIONS.test(text)) return `\\${text}`;
  return /^\p{L}{2,}$/u.test(text) ? `\\mathrm{${text}}` : text;
}
