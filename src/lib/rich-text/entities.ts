/** Names that editors of texts write; every other one stays as it stands. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    middot: '·',
    bull: '•',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    times: '×',
    divide: '÷',
    plusmn: '±',
    le: '≤',
    ge: '≥',
    permil: '‰',
    yen: '¥',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    sect: '§',
  }),
)

function character(code: number): string {
  const isText = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isText ? String.fromCodePoint(code) : '\ufffd'
}

/** Character references of HTML as the characters they stand for: `&amp;`, `&#8212;`, `&#x4e2d;`. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (found, hex?: string, decimal?: string, name?: string) => {
      if (hex) return character(parseInt(hex, 16))
      if (decimal) return character(Number(decimal))
      return (name && NAMES.get(name)) ?? found
    },
  )
}
