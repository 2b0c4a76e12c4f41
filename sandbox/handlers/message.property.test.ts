import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { INNER } from '@/contract/codes'
import type { MessageCategory } from '@/contract/message'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { allRows, dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

const PAGE = { pageSize: 50 } as const
const LISTS = [
  'tradeNoticeList',
  'systemNoticeList',
  'activityNoticeList',
  'welfareAssistantList',
  'newsNoticeList',
] as const

let browser: Browser

beforeAll(async () => {
  const { sandbox } = await startTest()
  browser = new Browser(sandbox)
})
afterAll(cleanUp)

interface Seen {
  readonly msgId: string
  readonly readFlag: '0' | '1'
}

/** Every message of the customer as the lists show it; those about surveys stand in the list of surveys. */
async function everyMessage(): Promise<Seen[]> {
  const lists = await Promise.all(
    LISTS.map(name => allRows<Seen>(pageNum => dataOf(browser, name, { pageNum, ...PAGE }))),
  )
  return [
    ...lists.flat(),
    ...(await allRows<Seen>(pageNum => dataOf(browser, 'surveyList', { pageNum, ...PAGE }))),
  ]
}

const categories = fc.constantFrom(...(Object.keys(MESSAGE_CATEGORY.labels) as MessageCategory[]))
const places = fc.array(fc.nat({ max: 39 }), { minLength: 1, maxLength: 4 })

/** What a customer, a shaky network or somebody curious may do. */
const steps = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), places }),
  fc.record({ kind: fc.constant('readForeign' as const), places }),
  fc.record({ kind: fc.constant('readAll' as const), category: fc.option(categories, { nil: undefined }) }),
  fc.record({ kind: fc.constant('repeat' as const) }),
  fc.record({ kind: fc.constant('malformed' as const) }),
)
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never

type Write = readonly [name: string, request: object]

function writeOf(step: Step, ids: readonly string[], last: Write | undefined): Write {
  const requestNo = randomUUID()
  const chosen = 'places' in step ? step.places.map(place => ids[place % ids.length] ?? '') : []
  if (step.kind === 'read') return ['messageRead', { msgIds: chosen, requestNo }]
  if (step.kind === 'readForeign') return ['messageRead', { msgIds: [...chosen, 'M3202'], requestNo }]
  if (step.kind === 'readAll') return ['messageReadAll', { category: step.category, requestNo }]
  if (step.kind === 'repeat' && last) return last
  return ['messageRead', { msgIds: [], requestNo }]
}

const EXPECTED: Readonly<Record<Step['kind'], readonly string[]>> = {
  read: [INNER.success],
  readForeign: [INNER.notOwner],
  readAll: [INNER.success],
  repeat: [INNER.success, INNER.notOwner, INNER.invalidInput],
  malformed: [INNER.invalidInput],
}

test('whatever is read, refused or repeated: the counts add up, and what is read stays read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 10 }), async sequence => {
      await browser.control('POST', 'reset', {})
      await browser.loginAs('U1')
      let before = await everyMessage()
      expect(before).toHaveLength(40)
      const ids = before.map(({ msgId }) => msgId)
      let last: Write | undefined
      for (const step of sequence) {
        const write = writeOf(step, ids, last)
        const { inner } = await browser.call(...write)
        expect(EXPECTED[step.kind]).toContain(inner)
        last = write

        const home = await dataOf(browser, 'messageHome', {})
        const counts = home.categories.map(({ unread }) => unread)
        const rows = await everyMessage()
        const unread = rows.filter(({ readFlag }) => readFlag === '0').map(({ msgId }) => msgId)
        expect(home.totalUnread).toBe(unread.length)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(unread.length)
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0)
        const wasRead = new Set(before.filter(({ readFlag }) => readFlag === '1').map(({ msgId }) => msgId))
        expect(unread.filter(msgId => wasRead.has(msgId))).toEqual([])
        if (inner !== INNER.success) expect(unread).toHaveLength(before.length - wasRead.size)
        before = rows
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)
