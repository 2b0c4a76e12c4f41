import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { addPerson, ADULT, MINOR, PLAN } from '../testing/beneficiaries'
import { type Browser, cleanUp, startTest } from '../testing/harness'

const DRAFT = { applyId: 'FA5' }
const PARTS = ['one', 'other', 'plans', 'end'] as const

type Part = (typeof PARTS)[number]
type Values = Readonly<Record<Part, string>>

interface Command {
  readonly editor: 0 | 1
  readonly kind: 'look' | 'save'
  readonly part: Part
}

/** What an editor has on the screen. */
interface Screen {
  readonly revision: number
  readonly values: Values
}

const commands = fc.array(
  fc.record<Command>({
    editor: fc.constantFrom(0, 1),
    kind: fc.constantFrom('look', 'save', 'save'),
    part: fc.constantFrom(...PARTS),
  }),
  { minLength: 4, maxLength: 10 },
)

let browser: Browser
let ids: { readonly one: string; readonly other: string }

beforeAll(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U6')
  ids = {
    one: await addPerson(browser, DRAFT, { ...ADULT, order: 2 }),
    other: await addPerson(browser, DRAFT, { ...MINOR, order: 2 }),
  }
})
afterAll(cleanUp)

const occupationOf = async (beneId: string): Promise<string> =>
  (await dataOf(browser, 'ftBeneDetail', { ...DRAFT, beneId })).bene.occupation

async function look(): Promise<Screen> {
  const { revision, plans, end } = await dataOf(browser, 'ftBeneList', DRAFT)
  return {
    revision,
    values: {
      one: await occupationOf(ids.one),
      other: await occupationOf(ids.other),
      plans: plans[0]?.conditionNote ?? '',
      end: end?.conditions ?? '',
    },
  }
}

async function save({ revision }: Screen, part: Part, value: string): Promise<string | undefined> {
  const key = { ...DRAFT, revision, requestNo: randomUUID() }
  if (part === 'plans') {
    const plans = [{ ...PLAN, beneId: ids.one, conditionNote: value }]
    return (await browser.call('ftDistPlanSave', { ...key, plans })).inner
  }
  if (part === 'end') {
    const shares = [{ beneId: ids.one, percent: '100.00' }]
    const scheme = { shares, residual: '1', conditions: value, confirm: '1' }
    return (await browser.call('ftEndSchemeSave', { ...key, ...scheme })).inner
  }
  const { bene } = await dataOf(browser, 'ftBeneDetail', { ...DRAFT, beneId: ids[part] })
  const saved = { ...bene, occupation: value }
  return (await browser.call('ftBeneSave', { ...key, beneId: ids[part], bene: saved, consent: '1' })).inner
}

test('of two interleaved editors neither loses a saved field silently: who has not seen it is told', async () => {
  const outcomes = new Set<string>()
  let count = 0
  await fc.assert(
    fc.asyncProperty(commands, async given => {
      const screens: [Screen, Screen] = [await look(), await look()]
      for (const { editor, kind, part } of given) {
        const before = await look()
        if (kind === 'look') {
          screens[editor] = before
          continue
        }
        const value = `第${(count += 1)}次填写的内容，共十字以上`
        const inner = await save(screens[editor], part, value)
        const after = await look()
        outcomes.add(inner ?? '')
        const hasSeen = JSON.stringify(screens[editor].values) === JSON.stringify(before.values)
        // Whoever has seen what is there may change it; whoever has not changes nothing.
        expect(inner).toBe(hasSeen ? INNER.success : INNER.stateConflict)
        expect(after.values).toEqual(hasSeen ? { ...before.values, [part]: value } : before.values)
        // The page that saved goes on from what it saved.
        if (inner === INNER.success) screens[editor] = after
      }
    }),
    { numRuns: 15, seed: 20261120 },
  )
  expect([...outcomes].sort()).toEqual([INNER.success, INNER.stateConflict].sort())
}, 60_000)
