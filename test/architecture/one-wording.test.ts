import ts from 'typescript'
import { filesBelow, read } from './project'

/** What customers read: the product's own sources and the texts of its back end. */
const texts = ['src', 'sandbox']
  .flatMap(filesBelow)
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** Synonyms that are searched for; nobody is called so. */
const SEARCH_WORDS = ['src/lib/search-words.ts', 'src/packages/search/find/place-words.ts']

const found = (pattern: RegExp, but: readonly string[] = []) =>
  texts
    .filter(file => !but.includes(file))
    .flatMap(file =>
      read(file)
        .split('\n')
        .filter(line => pattern.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )

test('who looks after a customer is the 理财经理, who runs a trust the 信托经理, and nobody has a third name', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(found(/客户经理|理财顾问|财富顾问/, SEARCH_WORDS)).toEqual([])
})

test('the hotline has one set of hours', () => {
  const hours = /\d{1,2}:\d{2}\s*[-–至]\s*1[5-9]:\d{2}/
  const others = found(hours).filter(line => !line.includes('9:00–18:00'))
  // When the recording is done with a person: not the hotline's hours, and told with their break.
  expect(others.filter(line => !line.includes('09:00–11:30'))).toEqual([])
})

/** What may not be said of a private product (C7, TR-09, TR-10, TR-12). */
const FORBIDDEN =
  /保本|保收益|刚兑|刚性兑付|稳赚|零风险|无风险|低风险|高收益|预期收益|秒杀|抢购|稳健增值|最高可达|躺赚|安全可靠/

test('no text promises or lures', () => {
  for (const text of ['低风险，高收益', '本产品保本', '最高可达5%']) expect(text).toMatch(FORBIDDEN)
  const others = found(FORBIDDEN)
    // The names of the levels R1 and R2, which the rules themselves give.
    .filter(line => !/R[12]('|\b).*低风险/.test(line))
    // What is denied.
    .filter(line => !line.includes('不承诺保本'))
    // What a customer's own trust may not be called (lib/trust-rules).
    .filter(line => !line.includes('FORBIDDEN_IN_NAMES'))
  expect(others).toEqual([])
})

/** What the product itself says; `contract` and `lib` repeat the rules' messages to the letter. */
const OWN_WORDS = ['domains', 'packages', 'pages', 'platform', 'stores', 'ui'].flatMap(room =>
  filesBelow(`src/${room}`).filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
)
/** Messages that a rule of `lib` or the contract gives with the same words, and names of periods in fund tables. */
const TO_THE_LETTER =
  /^(仅支持JPG|近1(月|年)$|近[36]月$|合计须为100%|请输入\u0001|每次至少捐赠|积分不足|一份指令最多)/
const MEASURE =
  '(个|条|天|位|份(?!额)|项|次|元|万元|万份|字|岁|分(?!配)|小时|秒|页|篇|笔|题|人|步|款|名|只|张|积分|工作日|周岁|件|段|级|处)'
/** A number beside Chinese without a space between; dates are written as one. */
const TIGHT = new RegExp(
  `[一-鿿][0-9]+(?!\\d|[年月日号])|[0-9](?=[一-鿿])(?![年月日号])|[一-鿿][0-9]{1,3}年|\u0001${MEASURE}`,
)

/** A part of an element as React shows it: lines are joined by a space, what is computed is a hole. */
function shown(child: ts.JsxChild): string {
  if (ts.isJsxExpression(child)) return '\u0001'
  if (!ts.isJsxText(child)) return ' '
  const lines = child.text.split('\n')
  return lines
    .map((line, at) => (at > 0 ? line.trimStart() : line))
    .map((line, at) => (at < lines.length - 1 ? line.trimEnd() : line))
    .filter(Boolean)
    .join(' ')
}

function wordsOf(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const words: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) words.push(node.text)
    if (ts.isTemplateExpression(node)) {
      words.push([node.head.text, ...node.templateSpans.map(span => span.literal.text)].join('\u0001'))
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) words.push(node.children.map(shown).join(''))
    ts.forEachChild(node, look)
  }
  look(source)
  return words.filter(text => /[一-鿿]/.test(text))
}

test('a number stands apart from the Chinese around it', () => {
  for (const text of ['约需5分钟', '8位或 10 位', '近3年收入', '剩\u0001小时']) expect(text).toMatch(TIGHT)
  for (const text of ['约需 5 分钟', '2026年11月20日', '11月1日起', '\u0001的申请']) {
    expect(text).not.toMatch(TIGHT)
  }
  const tight = OWN_WORDS.flatMap(file =>
    wordsOf(file)
      .filter(text => TIGHT.test(text) && !TO_THE_LETTER.test(text))
      .map(text => `${file}: ${text.replace(/\u0001/g, '…')}`),
  )
  expect(tight).toEqual([])
})
