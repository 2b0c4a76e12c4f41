import fc from 'fast-check'
import { DIST_FREQUENCY, DIST_STATUS, DIST_TYPE } from '@/contract/tables/trust'
import { addDays, OPEN_ENDED, todayInShanghai } from '@/lib/date'
import { payBenefits } from '../claims/pay-job'
import { createClock } from '../clock'
import { addMonths } from '../portfolio/calendar'
import { createReset } from '../seed/reset'
import { addBeneChange } from '../store/bene-changes'
import { type BenePlanRow, keepSet, setContent } from '../store/beneficiary-sets'
import { openStore } from '../store/open'
import { plansOf, recordsOf } from '../store/trust-payments'
import { trustById } from '../store/trusts'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { SNAPSHOT } from '../testing/snapshot'
import { applyChange } from './apply-change'
import { establishPeople } from './establish-people'
import { inForce } from './in-force'
import { previewOf } from './preview'

const TRUST_ID = 'FT1'
const PRINCIPAL = '100001'
const DAY_S = 86_400
const FREQUENCIES = Object.keys(DIST_FREQUENCY.labels)

interface Drawn {
  readonly frequency: string
  /** Days from the day of the seeds; the review may take until after it. */
  readonly start: number
  /** Days that the plan lasts; undefined: as long as there is money. */
  readonly length: number | undefined
  readonly amount: string
  /** In the place of the amount: a part of what the trust has. */
  readonly percent: string
}

/** Either of the two; parts large enough that the cash gives out now and then. */
const drawnSum = fc.constantFrom(
  ...['100.00', '2500.00', '8000.50'].map(amount => ({ amount, percent: '' })),
  ...['0.01', '0.33', '1.25'].map(percent => ({ amount: '', percent })),
)

const drawnTerm = fc.record({
  frequency: fc.constantFrom(...FREQUENCIES),
  start: fc.integer({ min: -60, max: 120 }),
  length: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
})

const drawnPlan = fc.tuple(drawnTerm, drawnSum).map(([term, sum]): Drawn => ({ ...term, ...sum }))

/** What a change does with each plan in force, and when it is approved. */
const drawnChange = fc.record({
  days: fc.integer({ min: 0, max: 90 }),
  acts: fc.array(fc.constantFrom('keep', 'amount', 'percent', 'drop', 'start'), {
    minLength: 6,
    maxLength: 6,
  }),
  added: fc.array(drawnPlan, { maxLength: 2 }),
  start: fc.integer({ min: -30, max: 90 }),
})

describe('what is shown to be paid is what the clock pays', () => {
  const { db } = openStore(temporaryFolder())
  const clock = createClock(db, 'seed')
  const reset = createReset(db, clock, SNAPSHOT)
  const now = () => clock.now()
  const today = () => todayInShanghai(now())

  afterAll(async () => {
    db.close()
    await cleanUp()
  })

  const rowOf = (
    beneId: string,
    { frequency, start, length, amount, percent }: Drawn,
    index: number,
  ): BenePlanRow => {
    const startDate = addDays(today(), start)
    return {
      ...{ set_id: '', plan_id: `${beneId}-${index}-${today()}`, sort: index, bene_id: beneId },
      ...{ dist_type: DIST_TYPE.fixed, condition_type: '', condition_note: `用途${index}`, percent },
      ...{ amount, frequency, proof_note: '', start_date: startDate },
      end_date: length === undefined ? OPEN_ENDED : addDays(startDate, length),
    }
  }

  /** Dates and amounts that the trust has paid, or owed without the cash, from a day on within a year. */
  const paidFrom = (day: string): string[] =>
    recordsOf(db, TRUST_ID)
      .map(({ id, plan_id, amount }) => ({ day: id.slice(plan_id.length + 1), amount, plan_id }))
      .map(({ day: text, amount, plan_id }) => ({
        ...{ amount, plan_id },
        day: `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`,
      }))
      .filter(
        record =>
          record.plan_id.startsWith('BN-own') && record.day >= day && record.day <= addMonths(day, 12),
      )
      .map(({ day: date, amount }) => `${date} ${amount}`)
      .sort()

  /** The clock goes on for some days, and the job pays every ten of them. */
  function goOn(days: number): void {
    for (let left = days; left > 0; left -= 10) {
      clock.advance(Math.min(left, 10) * DAY_S)
      payBenefits(db, now())
    }
  }

  const previewNow = (setId: string): string[] => {
    const { plans, people } = setContent(db, setId)
    const worth = trustById(db, TRUST_ID)
    if (!worth) throw new Error('the trust is gone')
    return previewOf(plans, people, plansOf(db, TRUST_ID), { today: today(), worth })
      .map(({ date, amount }) => `${date} ${amount}`)
      .sort()
  }

  /** A trust whose own plans pay nothing any more. */
  function begin(): void {
    reset()
    db.run('UPDATE dist_plans SET status = ?', DIST_STATUS.cancelled)
  }

  function establish(drawn: readonly Drawn[]): void {
    const [person] = inForce(db, TRUST_ID).people
    if (!person) throw new Error('the trust benefits nobody')
    const own = { ...person, bene_id: 'BN-own', set_id: 'FA-own' }
    const plans = drawn.map((plan, index) => rowOf(own.bene_id, plan, index))
    keepSet(db, 'FA-own', { people: [own], plans, end: undefined })
  }

  test('of a trust that comes about after first payment days have passed', () => {
    let count = 0
    fc.assert(
      fc.property(fc.array(drawnPlan, { minLength: 1, maxLength: 6 }), drawn => {
        begin()
        establish(drawn)
        const shown = previewNow('FA-own')
        // A single payment that was to be made before is made all the same.
        const singles = drawn.filter(({ frequency }) => frequency === DIST_FREQUENCY.once)
        expect(shown.length).toBeGreaterThanOrEqual(singles.length)
        const day = today()
        establishPeople(db, 'FA-own', TRUST_ID, now())
        payBenefits(db, now())
        goOn(366)
        expect(paidFrom(day)).toEqual(shown)
        count += shown.length
      }),
      { numRuns: 20, seed: 20261120 },
    )
    expect(count).toBeGreaterThan(20)
  }, 120_000)

  test('of a change that is approved after first payment days have passed', () => {
    fc.assert(
      fc.property(fc.array(drawnPlan, { minLength: 1, maxLength: 6 }), drawnChange, (drawn, change) => {
        begin()
        establish(drawn)
        establishPeople(db, 'FA-own', TRUST_ID, now())
        payBenefits(db, now())
        const row = addBeneChange(db, TRUST_ID, PRINCIPAL, now())
        const { people, plans, end } = inForce(db, TRUST_ID)
        const changed = plans.flatMap((plan, index): BenePlanRow[] => {
          switch (change.acts[index]) {
            case 'amount':
              return [{ ...plan, amount: '77.00', percent: '' }]
            case 'percent':
              return [{ ...plan, amount: '', percent: '0.07' }]
            case 'start': {
              const start_date = addDays(today(), Math.max(1, change.start))
              return [{ ...plan, start_date, end_date: OPEN_ENDED }]
            }
            case 'drop':
              return []
            default:
              return [plan]
          }
        })
        const added = change.added.map((plan, index) => rowOf('BN-own', plan, index + 10))
        keepSet(db, row.change_id, { people, plans: [...changed, ...added], end })
        goOn(change.days)
        const shown = previewNow(row.change_id)
        const day = today()
        const paid = paidFrom(day)
        applyChange(db, row, now())
        payBenefits(db, now())
        goOn(366)
        expect(paidFrom(day)).toEqual([...paid, ...shown].sort())
      }),
      { numRuns: 20, seed: 20261120 },
    )
  }, 120_000)
})
