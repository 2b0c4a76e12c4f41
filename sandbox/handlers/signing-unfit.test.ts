import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import { AUTH_STATUS, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { ORDER_STATUS } from '@/contract/tables/order'
import { OPEN_ENDED } from '@/lib/date'
import { customerByKey, setQualified, setRiskLevel, setStanding } from '../store/customers'
import { type Db, openDatabase } from '../store/database'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { contract, signature, TO_SIGN, untilSigning } from '../testing/signing'

const { begun } = TO_SIGN
const YESTERDAY = '2026-11-19'
const FAR = '2027-11-19'

let browser: Browser
let db: Db

beforeEach(async () => {
  await cleanUp()
  const dataDir = path.join(temporaryFolder(), 'data')
  ;({ browser } = await startTest({ dataDir }))
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
  await browser.loginAs('U1')
})
afterEach(() => db.close())
afterAll(cleanUp)

const papersEnd =
  (idExpireDate: string, taxDeclared: '0' | '1' = '1') =>
  (id: string) =>
    setStanding(db, id, { authStatus: AUTH_STATUS.passed, idExpireDate, taxDeclared })

const CASES: readonly [string, (id: string) => void, string, string][] = [
  ['the ID card expired', papersEnd(YESTERDAY), INNER.idCardExpired, '您的证件已过期，请更新'],
  [
    'the tax declaration is wanted anew',
    papersEnd(OPEN_ENDED, '0'),
    INNER.taxDeclarationRequired,
    '请先完成税收居民身份声明',
  ],
  [
    'the risk test ran out',
    id => setRiskLevel(db, id, 'C4', YESTERDAY),
    INNER.riskTestRequired,
    '风险测评结果已过期，请重新测评',
  ],
  [
    'the risk level fell',
    id => setRiskLevel(db, id, 'C1', FAR),
    INNER.suitabilityMismatch,
    '该产品风险等级高于您的风险承受能力，无法购买',
  ],
  [
    'the qualification ran out',
    id => setQualified(db, id, QUALIFIED_STATUS.passed, YESTERDAY),
    INNER.investorNotQualified,
    '请先完成合格投资者认定',
  ],
]

test.each(CASES)('nothing is signed once %s, and no proof is used up', async (_what, happens, inner, msg) => {
  await untilSigning(browser, begun)
  const input = await signature(browser, begun)
  const customer = customerByKey(db, 'U1')
  if (!customer) throw new Error('no U1')
  happens(customer.id)
  expect(await browser.call('contractSign', input)).toMatchObject({ inner, msg })
  expect(await contract(browser, begun)).toMatchObject({ step: 'sign', orderStatus: ORDER_STATUS.signing })
  // Settled again, the same face, code and signature count.
  papersEnd(OPEN_ENDED)(customer.id)
  setRiskLevel(db, customer.id, 'C4', FAR)
  setQualified(db, customer.id, QUALIFIED_STATUS.passed, FAR)
  expect((await browser.call('contractSign', { ...input, requestNo: randomUUID() })).inner).toBe(
    INNER.success,
  )
})

test('what is left of the product is nothing that a signature waits for', async () => {
  await untilSigning(browser, begun)
  await browser.control('POST', 'quota', { productId: 'C02', left: 0 })
  expect((await browser.call('contractSign', await signature(browser, begun))).inner).toBe(INNER.success)
})

test('the lower fee of an order is what its contract states', async () => {
  await browser.control('POST', 'ready-to-buy', { customer: 'U1' })
  const { orderId } = await dataOf(browser, 'orderCreate', {
    productId: 'C04',
    amount: '1000000',
    rateDiscount: '1',
    verifyToken: '',
    requestNo: randomUUID(),
  })
  expect(await dataOf(browser, 'contractConfirmInfo', { orderId })).toMatchObject({
    feeRate: '0.64',
    fee: '6400.00',
  })
})
