import Big from 'big.js'
import { type DecimalInput, isPositive, parseDecimal } from './decimal'
import { isSuitable, purchaseError, saidYuan } from './purchase'
import { redeemError } from './redemption'

/** Lines of one instruction. */
export const INSTRUCTION_LINES_MAX = 10

export const UNSUITABLE = '该产品风险等级高于您的风险承受能力，无法购买'
export const OUT_OF_POOL = '该产品已移出可投资范围，请删除后重新选择'
export const OVER_CASH = '申购金额超过可用资金'

/** What an instruction does with each of its lines. */
export type InstructionKind = 'purchase' | 'redemption' | 'conversion'

/** A line as it is typed; yuan or shares without separators. */
export interface TypedLine {
  readonly productId: string
  readonly toProductId: string
  readonly amount: string
  readonly shares: string
}

/** A product as far as the rules look at it: see `instructionPrepare`. */
export interface PoolProduct {
  readonly productId: string
  readonly productName: string
  readonly riskLevel: string
  readonly assetClass: string
  readonly netValue: string
  readonly minAmount: string
  readonly stepAmount: string
  readonly maxAmount: string
  readonly remainQuota: string
  readonly minHoldShares: string
  readonly shares: string
  readonly availableShares: string
  readonly expectedValue: string
  readonly inReason: string
  readonly outReason: string
}

/** What an instruction is judged by: see `instructionPrepare`. */
export interface InstructionTerms {
  readonly totalAssets: string
  readonly availableCash: string
  readonly limits: {
    readonly singlePercent: string
    readonly equityPercent: string
    readonly cashPercent: string
    readonly maxRisk: string
  }
  readonly products: readonly PoolProduct[]
}

/** What is wrong with a line, at one of its fields. */
export interface LineError {
  readonly field: keyof TypedLine
  readonly msg: string
}

const CASH = 'cash'
const EQUITY = 'equity'

const ZERO = new Big(0)
const known = (value: DecimalInput): Big => parseDecimal(value) ?? ZERO

/** The product with this id, among those that may be chosen or are held. */
export function productOf<P extends { readonly productId: string }>(
  { products }: { readonly products: readonly P[] },
  productId: string,
): P | undefined {
  return products.find(product => product.productId === productId)
}

/** Shares by the newest net value, in yuan with two digits. */
export function worthOf(shares: DecimalInput, product: Pick<PoolProduct, 'netValue'>): string {
  return known(shares).times(known(product.netValue)).toFixed(2)
}

/** What a line comes to in yuan; shares by the newest net value. */
export function lineAmount(kind: InstructionKind, line: TypedLine, terms: InstructionTerms): string {
  if (kind === 'purchase') return known(line.amount).toFixed(2)
  const product = productOf(terms, line.productId)
  return product ? worthOf(line.shares, product) : '0.00'
}

/** Why nothing may be put into a product (rule V-SUIT by the plan's limit, and whether it is sold). */
export function intoReason(product: PoolProduct, { limits }: InstructionTerms): string {
  return isSuitable(product.riskLevel, limits.maxRisk) ? product.inReason : UNSUITABLE
}

function purchaseLineError(line: TypedLine, terms: InstructionTerms): LineError | undefined {
  const product = productOf(terms, line.productId)
  if (!product) return { field: 'productId', msg: OUT_OF_POOL }
  const reason = intoReason(product, terms)
  if (reason) return { field: 'productId', msg: reason }
  const msg = purchaseError(line.amount, { ...product, isAppend: isPositive(product.shares) })
  return msg === undefined ? undefined : { field: 'amount', msg }
}

function outLineError(line: TypedLine, terms: InstructionTerms, act: '赎回' | '转换'): LineError | undefined {
  const product = productOf(terms, line.productId)
  if (!product) return { field: 'productId', msg: OUT_OF_POOL }
  if (product.outReason) return { field: 'productId', msg: product.outReason }
  const msg = redeemError(line.shares, product, act)
  return msg === undefined ? undefined : { field: 'shares', msg }
}

/** Into what shares are converted: another product of the pool that takes as much. */
function goalError(line: TypedLine, terms: InstructionTerms): string | undefined {
  if (!line.toProductId) return '请选择转入产品'
  if (line.toProductId === line.productId) return '转出和转入不能是同一产品'
  const goal = productOf(terms, line.toProductId)
  if (!goal) return OUT_OF_POOL
  const reason = intoReason(goal, terms)
  if (reason) return reason
  const amount = known(lineAmount('conversion', line, terms))
  if (amount.lt(known(goal.minAmount))) {
    return `${isPositive(goal.shares) ? '追加' : '首次认购'}金额不低于${saidYuan(goal.minAmount)}`
  }
  const mostOf = [goal.maxAmount, goal.remainQuota]
  return mostOf.some(most => amount.gt(known(most))) ? '超过剩余可认购额度' : undefined
}

/** What is wrong with one line by itself (rules V-AMT to V-AMT-MAX, V-REDEEM, V-SUIT). */
export function lineError(
  kind: InstructionKind,
  line: TypedLine,
  terms: InstructionTerms,
): LineError | undefined {
  if (kind === 'purchase') return purchaseLineError(line, terms)
  if (kind === 'redemption') return outLineError(line, terms, '赎回')
  const msg = goalError(line, terms)
  return outLineError(line, terms, '转换') ?? (msg === undefined ? undefined : { field: 'toProductId', msg })
}

/** What each product is worth once the lines are executed beside what is under way, in yuan. */
function expectedValues(kind: InstructionKind, lines: readonly TypedLine[], terms: InstructionTerms) {
  const values = new Map(
    terms.products.map(product => [product.productId, known(product.expectedValue)] as const),
  )
  const add = (productId: string, amount: Big) =>
    void values.set(productId, (values.get(productId) ?? ZERO).plus(amount))
  for (const line of lines) {
    const amount = known(lineAmount(kind, line, terms))
    add(line.productId, kind === 'purchase' ? amount : amount.times(-1))
    if (kind === 'conversion' && line.toProductId) add(line.toProductId, amount)
  }
  return values
}

/** How the trust stands once the lines are executed: percents with two digits. */
export interface Projection {
  /** What the lines come to. */
  readonly total: string
  /** The cash at hand, less purchases; what a redemption brings comes later and is not counted. */
  readonly cashAfter: string
  readonly cashPercent: string
  /** A purchase takes the cash below its limit: to be asked about, not refused. */
  readonly isCashLow: boolean
  /** Yuan that would have to stay so that it is not. */
  readonly cashShort: string
  readonly single: { readonly name: string; readonly percent: string }
  readonly equityPercent: string
  /** The highest risk of what is held then. */
  readonly topRisk: string
}

const percentOf = (value: Big, terms: InstructionTerms): Big => {
  const total = known(terms.totalAssets)
  return total.lte(0) ? ZERO : value.times(100).div(total)
}

/** How the trust stands once the lines are executed. */
export function projectionOf(
  kind: InstructionKind,
  lines: readonly TypedLine[],
  terms: InstructionTerms,
): Projection {
  const values = expectedValues(kind, lines, terms)
  const total = lines.reduce((sum, line) => sum.plus(known(lineAmount(kind, line, terms))), ZERO)
  const cashAfter = known(terms.availableCash).minus(kind === 'purchase' ? total : ZERO)
  const held = terms.products
    .map(product => ({ product, value: values.get(product.productId) ?? ZERO }))
    .filter(({ value }) => value.gt(0))
  const ofClass = (assetClass: string) =>
    held.reduce(
      (sum, { product, value }) => (product.assetClass === assetClass ? sum.plus(value) : sum),
      ZERO,
    )
  const cashClass = cashAfter.plus(ofClass(CASH))
  const floor = known(terms.totalAssets).times(known(terms.limits.cashPercent)).div(100)
  const short = floor.minus(cashClass)
  const [top] = [...held].sort((one, other) => other.value.cmp(one.value))
  const [topRisk = ''] = held
    .map(({ product }) => product.riskLevel)
    .sort()
    .reverse()
  return {
    total: total.toFixed(2),
    cashAfter: cashAfter.toFixed(2),
    cashPercent: percentOf(cashClass, terms).toFixed(2),
    isCashLow: kind === 'purchase' && total.gt(0) && short.gt(0),
    cashShort: short.gt(0) ? short.toFixed(2) : '0.00',
    single: {
      name: top?.product.productName ?? '',
      percent: percentOf(top?.value ?? ZERO, terms).toFixed(2),
    },
    equityPercent: percentOf(ofClass(EQUITY), terms).toFixed(2),
    topRisk,
  }
}

/** A limit as it is said: `30.00` is `30`. */
export const limitText = (percent: string): string => parseDecimal(percent)?.toFixed() ?? percent

/** A share that is too much, rounded up so that it never reads like the limit itself. */
const overText = (share: Big): string => share.round(2, 3).toFixed(2)

/** The products that the lines put money into. */
function goalsOf(kind: InstructionKind, lines: readonly TypedLine[]): ReadonlySet<string> {
  if (kind === 'redemption') return new Set()
  return new Set(lines.map(line => (kind === 'purchase' ? line.productId : line.toProductId)))
}

function limitsError(
  kind: InstructionKind,
  lines: readonly TypedLine[],
  terms: InstructionTerms,
): string | undefined {
  const values = expectedValues(kind, lines, terms)
  const goals = goalsOf(kind, lines)
  const { singlePercent, equityPercent } = terms.limits
  for (const productId of goals) {
    const share = percentOf(values.get(productId) ?? ZERO, terms)
    if (share.gt(known(singlePercent))) {
      const name = productOf(terms, productId)?.productName ?? ''
      return `${name}将占信托财产的${overText(share)}%，单一产品不能超过${limitText(singlePercent)}%`
    }
  }
  const isEquity = (product: PoolProduct) => product.assetClass === EQUITY
  const sumOf = (pick: (product: PoolProduct) => Big) =>
    terms.products.filter(isEquity).reduce((sum, product) => sum.plus(pick(product)), ZERO)
  const before = sumOf(product => known(product.expectedValue))
  const after = sumOf(product => values.get(product.productId) ?? ZERO)
  const share = percentOf(after, terms)
  // What is too much already may be made less, and left as it is.
  if (after.gt(before) && share.gt(known(equityPercent))) {
    return `权益类资产将占信托财产的${overText(share)}%，不能超过${limitText(equityPercent)}%`
  }
  return undefined
}

/** What is wrong with the lines together (rule V-INST-BAL and the limits of the plan), the first of it. */
export function linesError(
  kind: InstructionKind,
  lines: readonly TypedLine[],
  terms: InstructionTerms,
): string | undefined {
  if (lines.length === 0) return '请至少选择一只产品'
  if (lines.length > INSTRUCTION_LINES_MAX) return `一份指令最多${INSTRUCTION_LINES_MAX}只产品`
  if (new Set(lines.map(line => line.productId)).size < lines.length) return '同一产品不能重复填写'
  if (kind === 'purchase') {
    const total = lines.reduce((sum, line) => sum.plus(known(line.amount)), ZERO)
    if (total.gt(known(terms.availableCash))) return OVER_CASH
  }
  return limitsError(kind, lines, terms)
}

/**
 * How much less of one purchase line would keep the cash at its limit, by the product's step; `undefined` when it would fall
 * below the product's least.
 */
export function lessForCash(line: TypedLine, cashShort: string, terms: InstructionTerms): string | undefined {
  const product = productOf(terms, line.productId)
  const step = known(product?.stepAmount)
  if (!product || step.lte(0)) return undefined
  const less = known(cashShort).div(step).round(0, 3).times(step)
  return known(line.amount).minus(less).gte(known(product.minAmount)) ? less.toFixed(2) : undefined
}
