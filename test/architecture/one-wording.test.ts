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
