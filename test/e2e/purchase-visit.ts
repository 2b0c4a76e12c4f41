import assert from 'node:assert/strict'
import { TRADE_STATUS } from '../../src/contract/tables/trade'
import { decide, markPaid } from './buying-steps'
import { type useApp, type Visit } from './harness'
import { agree, ask, confirm, PAGES, prove, readRest, write } from './signing-steps'

type App = ReturnType<typeof useApp>

interface Held {
  readonly positionId: string
  readonly productId: string
  readonly marketValue: string
}

interface Bought {
  readonly tradeStatus: string
  readonly applyAmount: string
  readonly confirmAmount: string
  readonly confirmShares: string
  readonly confirmNav: string
  readonly fee: string
}

const fenOf = (yuan: string) => Math.round(Number(yuan) * 100)
const ALL = { pageNum: 1, pageSize: 50 }

/** From the order's page over papers, confirmation, face and code to what is to be done next. */
export async function signOrder(app: App, visit: Visit, orderId: string): Promise<void> {
  await visit.tap('签署合同')
  await visit.arriveAt(PAGES.contract)
  await readRest(app, visit, orderId)
  await visit.page.reload()
  await visit.see('已读 5 / 5')
  await agree(visit)
  await confirm(visit)
  await prove(app, visit)
  await write(visit)
  await visit.arriveAt(PAGES.signed)
  await visit.tap('完成')
  await visit.arriveAt(PAGES.success)
}

/** From the order's page to the cooling-off: the customer has paid, and finance has found it. */
export async function pay(app: App, visit: Visit, orderId: string): Promise<void> {
  await markPaid(visit)
  await decide(app, 'payment', orderId)
  await visit.page.reload()
  await visit.see('前可无条件撤单，已打款项原路退回。')
}

/** Lets so much time pass; the session ends with it. */
export async function wait(app: App, visit: Visit, seconds: number): Promise<void> {
  await app.control('POST', 'clock', { advanceSeconds: seconds })
  await app.logIn(visit.context, 'U1')
}

/** What the customer holds of a product, and how it was bought, once all amounts agree with one another to the cent. */
export async function holdingOf(visit: Visit, productId: string): Promise<{ held: Held; trades: Bought[] }> {
  const { list } = await ask<{ list: Held[] }>(visit, 'positionList', { ...ALL, sort: 'marketValue' })
  const { totalAsset } = await ask<{ totalAsset: string }>(visit, 'assetOverview', {})
  const sum = (amounts: readonly string[]) => amounts.reduce((fen, amount) => fen + fenOf(amount), 0)
  const values = list.map(({ marketValue }) => marketValue)
  assert.equal(sum(values), fenOf(totalAsset), 'the assets are not the sum of what is held')
  const held = list.find(position => position.productId === productId)
  assert.ok(held)
  const answer = await ask<{ list: Bought[] }>(visit, 'tradeRecordList', { ...ALL, productId })
  const trades = answer.list.filter(({ tradeStatus }) => tradeStatus === TRADE_STATUS.confirmed)
  const { shares, costAmount } = await ask<{ shares: string; costAmount: string }>(visit, 'positionDetail', {
    positionId: held.positionId,
  })
  assert.equal(fenOf(shares), sum(trades.map(({ confirmShares }) => confirmShares)))
  assert.equal(fenOf(costAmount), sum(trades.map(({ applyAmount }) => applyAmount)))
  for (const { confirmAmount, fee, confirmNav, confirmShares } of trades) {
    const paidFor = (fenOf(confirmAmount) - fenOf(fee)) / 100
    assert.equal(confirmShares, (paidFor / Number(confirmNav)).toFixed(2))
  }
  return { held, trades }
}

interface Established {
  readonly orderId: string
  readonly productId: string
  readonly name: string
  readonly amount: string
}

/** The order, its position, its trade and its message say on their pages what came of it. Answers its trade. */
export async function seeEstablished(visit: Visit, of: Established): Promise<Bought> {
  await visit.open(`${PAGES.order}?orderId=${of.orderId}`)
  await visit.see('已成立')
  const { trades } = await holdingOf(visit, of.productId)
  const trade = trades.find(({ applyAmount }) => applyAmount === of.amount)
  assert.ok(trade)
  const shares = Number(trade.confirmShares).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await visit.see(`确认 ${shares} 份`)
  await visit.open('/phone/assets/assetsList')
  await visit.tap(new RegExp(of.name), 'link')
  await visit.arriveAt('/phone/assets/assetsDetail')
  await visit.see(of.name)
  await visit.open(`/phone/assets/tradingRecord?productId=${of.productId}`)
  await visit.see('确认成功')
  await visit.open('/phone/message/transactionDynamics')
  await visit.see(new RegExp(`${of.name}已确认 ${shares} 份`))
  return trade
}
