/** From U+00A0 on; of these, HTML knows each without its semicolon too. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'

/** Without a semicolon as well. */
const OLD = 'amp & lt < gt > quot " AMP & LT < GT > QUOT " COPY © REG ®'

/** The rest of HTML 4, which is what editors of texts write; a name of another kind stays as it stands. */
const REST =
  "apos ' Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο " +
  'Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η ' +
  'theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ ' +
  'psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — ' +
  'lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ ' +
  'rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ ' +
  'lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − ' +
  'lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ' +
  'ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ ' +
  'loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ ' +
  'ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f'

/** What Windows has at U+0080 to U+009F and Word writes by number; a blank: the character itself. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

function pairs(list: string): [string, string][] {
  const words = list.split(' ')
  return words.flatMap((name, index) => (index % 2 === 0 ? [[name, words[index + 1] ?? '']] : []))
}

const ENDLESS: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...pairs(OLD),
])
const NAMES: ReadonlyMap<string, string> = new Map([...ENDLESS, ...pairs(REST)])

function character(code: number): string {
  const ofWindows = code >= 0x80 && code < 0xa0 ? (WINDOWS[code - 0x80] ?? ' ') : ' '
  if (ofWindows !== ' ') return ofWindows
  const isText = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isText ? String.fromCodePoint(code) : '\ufffd'
}

/** The longest beginning that HTML knows without a semicolon: `copy` of `copy2026`. */
function beginningOf(name: string): string | undefined {
  for (let length = Math.min(name.length, 6); length > 1; length--) {
    if (ENDLESS.has(name.slice(0, length))) return name.slice(0, length)
  }
  return undefined
}

function named(name: string, rest: string, isAttribute: boolean): string | undefined {
  const whole = NAMES.get(name)
  if (whole !== undefined && rest.startsWith(';')) return whole + rest.slice(1)
  const beginning = beginningOf(name)
  if (beginning === undefined) return undefined
  const behind = name.slice(beginning.length) + rest
  // `?a=1&copy=2` is an address.
  if (isAttribute && /^[=\da-z]/i.test(behind)) return undefined
  return (ENDLESS.get(beginning) ?? '') + behind
}

/** Character references of HTML as the characters they stand for: `&amp;`, `&nbsp`, `&#8212;`, `&#x4e2d;`. */
export function decodeEntities(text: string, isAttribute = false): string {
  return text.replace(
    /&(?:#x([\da-f]+);?|#(\d+);?|([a-z][a-z\d]*)([;=]?))/gi,
    (found: string, hex?: string, decimal?: string, name?: string, rest?: string) => {
      if (hex) return character(parseInt(hex, 16))
      if (decimal) return character(Number(decimal))
      return named(name ?? '', rest ?? '', isAttribute) ?? found
    },
  )
}
