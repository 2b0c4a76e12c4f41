import { INNER } from '@/contract/codes'
import type { EndpointName } from '@/contract/registry'
import { createDispatch } from '../api/dispatch'
import { createClock } from '../clock'
import { seed } from '../seed'
import { CUSTOMERS } from '../seed/customers'
import type { Db } from '../store/database'
import { openStore } from '../store/open'
import { openSession } from '../store/sessions'
import { allRows } from '../testing/answers'
import { cleanUp, temporaryFolder } from '../testing/harness'

type Row = Readonly<Record<string, unknown>>
type Page = { readonly pages: number; readonly list: readonly Row[] }

const PAGE_SIZE = 50

let db: Db
let dispatch: ReturnType<typeof createDispatch>
let session = ''

beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  const clock = createClock(db, 'seed')
  seed(db, clock)
  dispatch = createDispatch(db, clock)
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

/** The answer of the back end without HTTP in between: there are thousands. It is checked against the contract on the way. */
function answerOf(name: EndpointName, requestData: object) {
  const tokens = { session, host: undefined }
  const { envelope, httpStatus } = dispatch({ name, body: { requestData }, tokens, address: '127.0.0.1' })
  const result = (envelope as { result?: { statusCode?: string; msg?: string; data?: unknown } }).result
  return { httpStatus, ...result }
}

const idsOf = async (name: EndpointName, request: object, key: string): Promise<string[]> => {
  const rows = await allRows<Row>(pageNum => {
    const { statusCode, msg, data } = answerOf(name, { ...request, pageNum, pageSize: PAGE_SIZE })
    if (statusCode !== INNER.success) throw new Error(`${name}: ${statusCode} ${msg}`)
    return Promise.resolve(data as Page)
  })
  return rows.map(row => String(row[key]))
}

const positions = (holderRole: string) =>
  idsOf('positionList', { holderRole, sort: 'marketValue' }, 'positionId')
/** Rows of single products have no trust behind them. */
const trusts = async (holderRole: string) =>
  (await idsOf('trustPositionList', { holderRole }, 'trustId')).filter(trustId => trustId !== '')

interface Kind {
  readonly detail: EndpointName
  readonly ids: () => Promise<string[]>
  readonly key: string
}

const KINDS: readonly Kind[] = [
  {
    detail: 'positionDetail',
    ids: async () => [...(await positions('1')), ...(await positions('2'))],
    key: 'positionId',
  },
  {
    detail: 'historyPositionDetail',
    ids: () => idsOf('historyPositionList', {}, 'positionId'),
    key: 'positionId',
  },
  { detail: 'tradeRecordDetail', ids: () => idsOf('tradeRecordList', {}, 'tradeId'), key: 'tradeId' },
  {
    detail: 'incomeDistributionDetail',
    ids: () => idsOf('incomeDistributionList', {}, 'distId'),
    key: 'distId',
  },
  { detail: 'trustPositionDetail', ids: () => trusts('1'), key: 'trustId' },
  { detail: 'distSchemeDetail', ids: () => trusts('1'), key: 'trustId' },
  { detail: 'investmentPlanDetail', ids: () => trusts('1'), key: 'trustId' },
  { detail: 'beneficiaryPositionDetail', ids: () => trusts('2'), key: 'trustId' },
  { detail: 'beneficiaryDistScheme', ids: () => trusts('2'), key: 'trustId' },
  {
    detail: 'trustTradeDetail',
    ids: async () => {
      const ofEach = (await trusts('1')).map(trustId => idsOf('trustTradeList', { trustId }, 'tradeId'))
      return (await Promise.all(ofEach)).flat()
    },
    key: 'tradeId',
  },
]

const ROWS = CUSTOMERS.flatMap(customer =>
  KINDS.map(kind => [customer.key, kind.detail, customer.id, kind] as const),
)
const opened = new Map<string, number>()

test.each(ROWS)(
  '%s: %s answers by the contract for everything the lists name',
  async (_key, detail, customerId, kind) => {
    session = openSession(db, customerId, createClock(db, 'seed').now())
    const ids = await kind.ids()
    opened.set(detail, (opened.get(detail) ?? 0) + ids.length)
    const failures = ids.flatMap(id => {
      const { httpStatus, statusCode, msg } = answerOf(detail, { [kind.key]: id })
      return statusCode === INNER.success ? [] : [`${id}: ${httpStatus} ${statusCode} ${msg}`]
    })
    expect(failures).toEqual([])
  },
  60_000,
)

test('each of these details was opened', () => {
  expect(KINDS.filter(({ detail }) => !opened.get(detail)).map(({ detail }) => detail)).toEqual([])
  expect(opened.get('positionDetail')).toBeGreaterThanOrEqual(12 + 40)
  expect(opened.get('tradeRecordDetail')).toBeGreaterThanOrEqual(10_200)
})
