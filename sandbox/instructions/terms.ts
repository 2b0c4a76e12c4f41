import { INVEST_MODE, FT_APPLY_STATUS } from '@/contract/tables/trust'
import { INST_TYPE } from '@/contract/tables/instruction'
import type { InstructionPrepared, InstructionProduct } from '@/contract/instruction'
import { labelOf } from '@/contract/labels'
import { dateTimeInShanghai } from '@/lib/date'
import { isPositive } from '@/lib/decimal'
import { exact, sumOf, twoDigits, yuanOfFen } from '../portfolio/amounts'
import { nextOpenDay } from '../portfolio/calendar'
import { CUT_OFF, tradeDayAt } from '../portfolio/trade-course'
import { ratiosOf } from '../portfolio/valuation'
import { saleOf } from '../purchase/sale'
import { minHoldOf } from '../redemption/terms'
import type { Db } from '../store/database'
import { type InvestmentPlanRow, investmentPlanOf } from '../store/investment-plans'
import { openLines } from '../store/instructions'
import { offerOf } from '../store/offers'
import { termsOf as productTermsOf } from '../store/product-terms'
import type { ProductRow } from '../store/products'
import { breakReason, holdingsOf, poolOf } from '../store/trust-holdings'
import type { TrustRow } from '../store/trusts'
import { rightsOf } from '../trusts/rights'
import { classOf, netValueOn, valueOn, worthOf } from './worth'

/** Said of what the trust holds and may hold no more of. */
export const OUTSIDE_POOL = '不在可投资范围内'

/** Why a trust takes no instructions of its principal at all; `''` when it does. */
export function instructReason(trust: TrustRow): string {
  if (trust.status !== FT_APPLY_STATUS.established) return '信托尚未成立或已终止，不能下达投资指令'
  if (!rightsOf(trust).includes('instruct')) return '信托合同未授予委托人投资指令的权利'
  if (trust.invest_mode !== INVEST_MODE.instruction) {
    return `本信托的投资管理模式为${labelOf(INVEST_MODE, trust.invest_mode)}，不接受委托人投资指令`
  }
  return ''
}

/** Why no instruction is taken on a day, where the trust takes them otherwise; `''` when it is. */
function windowReason(db: Db, trust: TrustRow, plan: InvestmentPlanRow | undefined, day: string): string {
  if (!plan) return '尚未约定投资计划，请联系理财经理'
  if (day < plan.valid_from || day > plan.valid_to) return '投资计划不在有效期内，请联系理财经理续订'
  return breakReason(db, trust.id, day)
}

interface UnderWay {
  /** Cash that purchases hold back. */
  readonly cash: string
  readonly frozen: ReadonlyMap<string, string>
  /** Yuan that come to a product, less what leaves it. */
  readonly moving: ReadonlyMap<string, string>
}

/** What instructions on their way hold back of cash and shares, and what they will move. */
function underWay(
  db: Db,
  trust: TrustRow,
  exceptInstId: string,
  netValues: ReadonlyMap<string, string>,
): UnderWay {
  const frozen = new Map<string, string>()
  const moving = new Map<string, string>()
  const cash: string[] = []
  const add = (to: Map<string, string>, id: string, value: string) =>
    void to.set(id, sumOf([to.get(id) ?? '0.00', value]))
  for (const line of openLines(db, trust.id, exceptInstId)) {
    const { product_id: id, to_product_id: goal, shares, amount } = line
    if (line.inst_type === INST_TYPE.purchase) {
      cash.push(amount)
      add(moving, id, amount)
      continue
    }
    const worth = exact(shares).times(netValues.get(id) ?? '1.0000')
    add(frozen, id, shares)
    add(moving, id, twoDigits(worth.times(-1)))
    if (goal) add(moving, goal, twoDigits(worth))
  }
  return { cash: sumOf(cash), frozen, moving }
}

/** The day on which something asked for on a day is executed: the next open one. */
export const executionDay = ({ open_rule: rule }: ProductRow, from: string): string =>
  rule.startsWith('monthly') ? nextOpenDay(rule, from) : from

function outReasonOf(product: ProductRow, availableShares: string): string {
  if (product.open_rule === 'closed') return '封闭运作，到期前不能赎回'
  return isPositive(availableShares) ? '' : '可用份额为零'
}

/** What an instruction for a trust may be at a moment; `exceptInstId` holds nothing back, since it is being changed. */
export function termsOf(db: Db, trust: TrustRow, now: number, exceptInstId = ''): InstructionPrepared {
  const time = dateTimeInShanghai(now)
  const today = time.slice(0, 10)
  const effectiveDate = tradeDayAt(time)
  const plan = investmentPlanOf(db, trust.id)
  const held = holdingsOf(db, trust.id)
  const pool = poolOf(db, trust.id)
  const products = [...new Map([...pool, ...held].map(product => [product.product_id, product])).values()]
  const netValues = new Map(products.map(row => [row.product_id, netValueOn(db, row, trust.asset_date)]))
  const way = underWay(db, trust, exceptInstId, netValues)
  const { total, cash } = worthOf(db, trust)

  const productOf = (row: ProductRow): Omit<InstructionProduct, 'weight'> => {
    const id = row.product_id
    const holding = held.find(one => one.product_id === id)
    const shares = holding?.shares ?? '0.00'
    const value = holding ? valueOn(db, holding, trust.asset_date) : '0.00'
    const availableShares = twoDigits(exact(shares).minus(way.frozen.get(id) ?? '0.00'))
    const terms = productTermsOf(db, id)
    const left = yuanOfFen(offerOf(db, id).quota_left_fen)
    const isPooled = pool.some(one => one.product_id === id)
    const soldReason = saleOf(row, terms, now).reason || (isPositive(left) ? '' : '剩余额度不足')
    return {
      productId: id,
      productName: row.product_name,
      productType: row.product_type,
      riskLevel: row.risk_level,
      assetClass: classOf(row),
      netValue: netValues.get(id) ?? '1.0000',
      minAmount: isPositive(shares) ? terms.append_min_amount : terms.min_amount,
      stepAmount: terms.step_amount,
      maxAmount: terms.max_amount,
      remainQuota: left,
      minHoldShares: minHoldOf(row.product_type),
      shares,
      availableShares,
      value,
      expectedValue: sumOf([value, way.moving.get(id) ?? '0.00']),
      inDay: executionDay(row, effectiveDate),
      outDay: executionDay(row, effectiveDate),
      inReason: isPooled ? soldReason : OUTSIDE_POOL,
      outReason: outReasonOf(row, availableShares),
    }
  }
  const rows = products.map(productOf)
  const weights = ratiosOf([cash, ...rows.map(({ value }) => value)]).slice(1)
  const barred = instructReason(trust)
  const closed = windowReason(db, trust, plan, effectiveDate)
  return {
    trustId: trust.id,
    trustName: trust.name,
    totalAssets: total,
    cash,
    availableCash: twoDigits(exact(cash).minus(way.cash)),
    riskLevel: plan?.risk_level ?? '',
    limits: {
      singlePercent: plan?.single_percent ?? '0.00',
      equityPercent: plan?.equity_percent ?? '0.00',
      cashPercent: plan?.cash_percent ?? '0.00',
      maxRisk: plan?.max_risk ?? '',
    },
    effectiveDate,
    cutOffTime: `${effectiveDate} ${CUT_OFF}`,
    isLate: effectiveDate === today ? '0' : '1',
    windowOpen: closed ? '0' : '1',
    canInstruct: barred ? '0' : '1',
    reason: barred || closed,
    products: rows.map((row, index) => ({ ...row, weight: weights[index] ?? '0.00' })),
  }
}
