import { randomUUID } from 'node:crypto'
import path from 'node:path'
import fc from 'fast-check'
import { INNER } from '@/contract/codes'
import type { Machine } from '@/contract/machine'
import { appendMachine } from '@/contract/machines/append'
import { beneChangeMachine } from '@/contract/machines/bene-change'
import { claimMachine } from '@/contract/machines/claim'
import { ftApplicationMachine } from '@/contract/machines/ft-application'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { APPEND_STATUS, DIST_STATUS, FT_APPLY_STATUS } from '@/contract/tables/trust'
import { type Db, openDatabase } from '../store/database'
import { addPerson, ADULT, saveKey } from '../testing/beneficiaries'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { claimOf } from '../testing/trusts'
import { verifyTokenOf } from '../testing/verified'

const FT1 = { trustId: 'FT1' }
const HOUR = 3600

/** The table of a thing: where each event leads from a state. */
function tableOf<State extends string, Event extends string>(
  { next }: Machine<State, Event>,
  { labels }: { readonly labels: Readonly<Record<State, string>> },
  ...events: Event[]
) {
  const followers = (state: string): readonly string[] =>
    events.flatMap(event => next(state as State, event) ?? [])
  return { states: Object.keys(labels), followers }
}

/** Each kind of thing: what it is kept in, and the table that its states are of. */
const KINDS = {
  application: {
    sql: 'SELECT id, status, * FROM ft_applications ORDER BY id',
    first: FT_APPLY_STATUS.draft,
    table: tableOf(
      ftApplicationMachine,
      FT_APPLY_STATUS,
      ...(['submit', 'withdraw', 'openContract', 'sign', 'deliver', 'approve'] as const),
      ...(['return', 'refuse', 'receive', 'missProperty', 'end'] as const),
    ),
  },
  append: {
    sql: 'SELECT id, status, * FROM trust_appends ORDER BY id',
    first: APPEND_STATUS.inReview,
    table: tableOf(
      appendMachine,
      APPEND_STATUS,
      ...(['approve', 'reject', 'withdraw', 'deliver', 'confirm', 'miss', 'lapse'] as const),
    ),
  },
  claim: {
    sql: 'SELECT claims.dist_id AS id, dist_records.status, * FROM claims JOIN dist_records ON dist_records.id = claims.dist_id ORDER BY 1',
    first: DIST_STATUS.inReview,
    table: tableOf(
      claimMachine,
      DIST_STATUS,
      ...(['submit', 'cancel', 'approve', 'reject', 'pay', 'failPayment'] as const),
    ),
  },
  change: {
    sql: 'SELECT change_id AS id, status, * FROM bene_changes ORDER BY 1',
    first: BENE_CHANGE_STATUS.draft,
    table: tableOf(
      beneChangeMachine,
      BENE_CHANGE_STATUS,
      ...(['submit', 'withdraw', 'approve', 'refuse'] as const),
    ),
  },
} as const

type Kind = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as Kind[]

interface Row {
  readonly id: string
  readonly status: string
}

const OFFICE = {
  application: ['ftApplication', 'ftDelivery'],
  append: ['append', 'appendArrival'],
  claim: ['claim'],
  change: ['beneChange'],
} as const

type CustomerAct = 'forward' | 'send' | 'back'

/** Something done by the customer or the office to a thing that the number picks, whether it may be done now or not. */
type Command =
  | { kind: Kind; act: CustomerAct; pick: number }
  | { kind: Kind; act: 'office'; pick: number; desk: number; isPassed: boolean; hasRemark: boolean }
  | { kind: 'time'; hours: number }

const thing = { kind: fc.constantFrom(...NAMES), pick: fc.nat({ max: 9 }) }
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ ...thing, act: fc.constantFrom<CustomerAct>('forward', 'send', 'back') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ ...thing, act: fc.constant('office' as const), desk: fc.nat({ max: 1 }) },
      ...{ isPassed: fc.boolean(), hasRemark: fc.boolean() },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('time' as const), hours: fc.constantFrom(1, 30, 200) }),
  },
)
const commands = fc.array(command, { minLength: 12, maxLength: 24 })

describe('applications, appends, claims and changes, whatever is done with them', () => {
  let browser: Browser
  let db: Db
  let dataDir = ''

  beforeAll(async () => {
    await cleanUp()
    dataDir = temporaryFolder()
    ;({ browser } = await startTest({ dataDir }))
  })
  afterAll(cleanUp)

  const rowsOf = (name: Kind) => db.all<Row>(KINDS[name].sql)
  const everything = () => Object.fromEntries(NAMES.map(name => [name, rowsOf(name)])) as Record<Kind, Row[]>

  const called = async (name: string, input: object): Promise<boolean> =>
    (await browser.call(name, { ...input, requestNo: randomUUID() })).inner === INNER.success

  /** Codes are given out a few a day: without one nothing is done. */
  const proof = () => verifyTokenOf(browser, 'U1', 'beneficiary', FT1.trustId).catch(() => '')

  /** What the customer does: on, on by another call, or back. Answers whether it was taken. */
  const CUSTOMER: Readonly<Record<Kind, (act: CustomerAct, id: string) => Promise<boolean>>> = {
    application: (act, applyId) =>
      act === 'send'
        ? called('ftDeliverySubmit', { applyId, voucherFileIds: [randomUUID()] })
        : called(act === 'back' ? 'ftApplicationWithdraw' : 'ftApplicationSubmit', { applyId }),
    append: (act, appendId) =>
      act === 'back'
        ? called('appendCancel', { appendId })
        : called('appendPayMark', { appendId, payDate: '2026-11-20', voucherFileId: '' }),
    claim: async (act, distId) => {
      if (act === 'back') return called('distCancel', { distId, reason: '暂不需要' })
      const planId = act === 'forward' ? 'DP5' : 'DP3'
      return claimOf(browser, 'U1', planId).then(
        ({ inner }) => inner === INNER.success,
        () => false,
      )
    },
    change: async act => {
      if (act === 'back') return called('beneChangeWithdraw', FT1)
      if (act === 'send') return called('beneChangeSubmit', { ...FT1, verifyToken: await proof() })
      return typed().then(
        () => true,
        () => false,
      )
    },
  }

  /** B2 gives up a tenth, which somebody new gets: the shares come to 100 again. */
  async function typed(): Promise<void> {
    const { bene } = await dataOf(browser, 'ftBeneDetail', { ...FT1, beneId: 'FT1-B2' })
    await dataOf(browser, 'ftBeneSave', {
      ...{ ...FT1, beneId: 'FT1-B2', consent: '1', ...(await saveKey(browser, FT1)) },
      bene: { ...bene, sharePercent: '20', email: 'b@example.cn', idExpireDate: '2034-05-06' },
    })
    await addPerson(browser, FT1, { ...ADULT, sharePercent: '10' })
  }

  async function run(command: Command): Promise<boolean> {
    if (command.kind === 'time') {
      await browser.advance(command.hours * HOUR)
      await browser.loginAs('U1')
      return true
    }
    const all = rowsOf(command.kind)
    // Mostly something that can still go on.
    const open = all.filter(({ status }) => KINDS[command.kind].table.followers(status).length > 0)
    const rows = command.pick < 7 ? open : all
    const { id } = rows[command.pick % Math.max(1, rows.length)] ?? { id: 'nobody' }
    if (command.act !== 'office') return CUSTOMER[command.kind](command.act, id)
    const desks = OFFICE[command.kind]
    const remarks = command.hasRemark
      ? [{ section: 'setup', field: 'trustName', content: '名称已被使用' }]
      : []
    const decision = { isPassed: command.isPassed, reason: '材料不清晰' }
    return browser
      .control('POST', 'office', {
        ...{ kind: desks[command.desk % desks.length], id, ...decision },
        ...(command.isPassed || command.kind !== 'application' ? {} : { remarks }),
      })
      .then(
        () => true,
        // Nothing of the kind waits.
        () => false,
      )
  }

  /** Where some events of a table lead from a state; the clock may bring several at once. */
  function reachable({ followers }: { followers: (state: string) => readonly string[] }, state: string) {
    const found = new Set([state])
    for (const from of found) followers(from).forEach(next => found.add(next))
    return found
  }

  test('no state is outside the table or reached past it, and what is refused changes no row', async () => {
    const moved = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(commands, async given => {
        await browser.control('POST', 'reset')
        // Another file stands in the place of the last run's.
        db = openDatabase(path.join(dataDir, 'sandbox.db'))
        await browser.loginAs('U1')
        for (const command of given) {
          const before = everything()
          const isDone = await run(command)
          const after = everything()
          if (!isDone) expect(after).toEqual(before)
          for (const name of NAMES) {
            const { table, first } = KINDS[name]
            const known = new Map(before[name].map(({ id, status }) => [id, status]))
            for (const { id, status } of after[name]) {
              expect(table.states).toContain(status)
              const from = known.get(id)
              if (from === undefined) expect([name, status]).toEqual([name, first])
              else if (from !== status) {
                const ways = command.kind === 'time' ? [...reachable(table, from)] : table.followers(from)
                expect([name, from, ...ways]).toContain(status)
                moved.set(`${name} ${from}-${status}`, (moved.get(`${name} ${from}-${status}`) ?? 0) + 1)
              }
            }
          }
        }
        db.close()
      }),
      { numRuns: 30, endOnFailure: true, seed: 20261120 },
    )
    // Else nothing was led to where something could go wrong.
    const { draft, inReview, withdrawn, returned, refused } = FT_APPLY_STATUS
    expect([...moved.keys()].sort()).toEqual(
      expect.arrayContaining([
        `application ${draft}-${withdrawn}`,
        `application ${inReview}-${returned}`,
        `application ${inReview}-${refused}`,
        `append ${APPEND_STATUS.inReview}-${APPEND_STATUS.toPay}`,
        `claim ${DIST_STATUS.inReview}-${DIST_STATUS.toPay}`,
        `claim ${DIST_STATUS.toPay}-${DIST_STATUS.paid}`,
        `change ${BENE_CHANGE_STATUS.draft}-${BENE_CHANGE_STATUS.inReview}`,
      ]),
    )
  }, 300_000)
})
