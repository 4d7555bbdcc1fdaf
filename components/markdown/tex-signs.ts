const WORDS = `
alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ
nu ν xi ξ pi π rho ρ sigma σ varsigma ς tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω
Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
times × cdot · div ÷ pm ± mp ∓ ast ∗ star ⋆ circ ∘ bullet • oplus ⊕ otimes ⊗ dagger †
le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ ll ≪ gg ≫ approx ≈ equiv ≡ sim ∼ simeq ≃ cong ≅ propto ∝ mid ∣ parallel ∥ perp ⊥
in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪ cap ∩ setminus ∖ emptyset ∅ varnothing ∅
forall ∀ exists ∃ nexists ∄ neg ¬ lnot ¬ land ∧ wedge ∧ lor ∨ vee ∨ therefore ∴ because ∵ top ⊤ bot ⊥ vdash ⊢ models ⊨
to → rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ implies ⟹ iff ⟺ mapsto ↦
longrightarrow ⟶ uparrow ↑ downarrow ↓ gets ←
sum ∑ prod ∏ int ∫ iint ∬ iiint ∭ oint ∮ partial ∂ nabla ∇ infty ∞ prime ′ angle ∠ triangle △ square □ degree °
dots … ldots … cdots ⋯ vdots ⋮ hbar ℏ ell ℓ Re ℜ Im ℑ aleph ℵ
langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lvert | rvert | lVert ‖ rVert ‖ vert | Vert ‖ lbrace { rbrace }
`;

/** TeX commands that are one sign, and the sign. */
export const TEX_SIGNS: ReadonlyMap<string, string> = new Map(pairs(WORDS.trim().split(/\s+/)));

/** Commands that are their own name, set upright. */
export const TEX_FUNCTIONS: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh exp log ln lg lim limsup liminf max min sup inf det dim ker deg gcd arg Pr mod'.split(
    ' ',
  ),
);

/** Commands and escaped signs that are room between signs, or nothing. */
export const TEX_SPACES: ReadonlyMap<string, string> = new Map([
  ...[',', ':', ';', '>', ' ', 'quad', 'qquad', 'enspace', 'thinspace'].map((name): [string, string] => [
    name,
    ' ',
  ]),
  ...[
    '!',
    'left',
    'right',
    'big',
    'Big',
    'bigl',
    'bigr',
    'Bigl',
    'Bigr',
    'bigg',
    'Bigg',
    'limits',
    'nolimits',
    'displaystyle',
    'textstyle',
  ].map((name): [string, string] => [name, '']),
]);

/** Commands that only say how their argument looks. */
export const TEX_LOOKS: ReadonlySet<string> = new Set(
  'text textrm textbf textit mathrm mathbf mathit mathsf mathtt mathcal mathfrak mathscr boldsymbol bm operatorname mbox'.split(
    ' ',
  ),
);

/** Letters that are written with a double stroke. */
export const DOUBLE_STRUCK: ReadonlyMap<string, string> = new Map(
  pairs('C ℂ H ℍ N ℕ P ℙ Q ℚ R ℝ Z ℤ'.split(' ')),
);

/** Accents, as the sign that goes behind the letter. */
export const TEX_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['hat', '\u0302'],
  ['tilde', '\u0303'],
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
  ['vec', '\u20D7'],
]);

function pairs(words: readonly string[]): [string, string][] {
  return words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : []));
}
