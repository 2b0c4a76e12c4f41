import { INVEST_TYPE, PRODUCT_TYPE, type ProductType, REPAYMENT_TYPE } from '@/contract/tables/product'
import { addMonths } from '../portfolio/calendar'
import type { ProductTermsRow, ProductTextRow, RepaymentRow } from '../store/product-terms'
import { PRODUCTS } from './products'
import { textsOfProduct } from './product-texts'

/** Ten thousand yuan: least first purchase, least addition, step, most of one order, all that is raised. */
type Amounts = readonly [min: number, append: number, step: number, max: number, total: number]

/** What is asked for by type, never below the floor of the rules (TR-01: 300, 400, 1000 thousand yuan). */
const AMOUNTS_BY_TYPE: Readonly<Record<ProductType, Amounts>> = {
  [PRODUCT_TYPE.fixedIncome]: [30, 10, 10, 1000, 20_000],
  [PRODUCT_TYPE.fixedIncomePlus]: [100, 10, 10, 2000, 30_000],
  [PRODUCT_TYPE.equity]: [100, 10, 10, 2000, 20_000],
  [PRODUCT_TYPE.cash]: [30, 1, 1, 5000, 50_000],
  [PRODUCT_TYPE.privateEquity]: [300, 100, 50, 3000, 30_000],
}

const AMOUNTS: Readonly<Record<string, Amounts>> = {
  C02: [30, 10, 10, 500, 10_000],
  C05: [300, 100, 50, 3000, 20_000],
}

const INVEST_TYPES: Readonly<Record<ProductType, string>> = {
  [PRODUCT_TYPE.fixedIncome]: INVEST_TYPE.fixedIncome,
  [PRODUCT_TYPE.fixedIncomePlus]: INVEST_TYPE.mixed,
  [PRODUCT_TYPE.equity]: INVEST_TYPE.equity,
  [PRODUCT_TYPE.cash]: INVEST_TYPE.fixedIncome,
  [PRODUCT_TYPE.privateEquity]: INVEST_TYPE.equity,
}

/** When it is raised; a closed product that is not named here was raised in the weeks before it began. */
const RAISES: Readonly<Record<string, readonly [start: string, end: string]>> = {
  C02: ['2026-10-26 09:00:00', '2026-11-30 17:00:00'],
  C05: ['2026-03-02 09:00:00', '2026-12-31 17:00:00'],
  C06: ['2026-08-10 09:00:00', '2026-09-11 17:00:00'],
}

const BENCHMARK_NOTE =
  '业绩比较基准由管理人根据产品的投资范围、策略和市场情况测算，不代表产品未来的收益，不构成对收益的承诺；调整时将公告说明。'

const yuan = (wan: number) => `${wan * 10_000}.00`
const isProductType = (type: string): type is ProductType => type in AMOUNTS_BY_TYPE

function typeOf({ product_type }: { readonly product_type: string }): ProductType {
  return isProductType(product_type) ? product_type : PRODUCT_TYPE.fixedIncome
}

/** On what terms each product is sold, or was. */
export const PRODUCT_TERMS: readonly ProductTermsRow[] = PRODUCTS.map(product => {
  const { product_id: id, open_rule: rule, establish_date: begin } = product
  const type = typeOf(product)
  const [min, append, step, max, total] = AMOUNTS[id] ?? AMOUNTS_BY_TYPE[type]
  const closedRaise = [`${addMonths(begin, -1)} 09:00:00`, `${begin} 09:00:00`] as const
  const [start, end] = RAISES[id] ?? (rule === 'closed' ? closedRaise : (['', ''] as const))
  return {
    product_id: id,
    invest_type: INVEST_TYPES[type],
    benchmark_note: product.benchmark && BENCHMARK_NOTE,
    min_amount: yuan(min),
    append_min_amount: yuan(append),
    step_amount: yuan(step),
    max_amount: yuan(max),
    total_quota: yuan(total),
    raise_start: start,
    raise_end: end,
    custodian: '招商银行股份有限公司北京分行',
    manager: '远岚信托有限责任公司',
  }
})

/** What is told of each product. */
export const PRODUCT_TEXTS: readonly ProductTextRow[] = PRODUCTS.flatMap(product => {
  const texts = textsOfProduct(product.product_id, typeOf(product))
  return texts.map((text, seq) => ({ product_id: product.product_id, ...text, seq }))
})

const MONTHS_BETWEEN = 6

/** Income twice a year by the benchmark, and the principal at the end. */
function planOf(product: (typeof PRODUCTS)[number]): RepaymentRow[] {
  const { product_id, establish_date: begin, maturity_date: end, benchmark_rate: rate } = product
  if (!end || !rate) return []
  const ratio = ((Number(rate) * MONTHS_BETWEEN) / 12).toFixed(2)
  const dates: string[] = []
  for (let months = MONTHS_BETWEEN; addMonths(begin, months) < end; months += MONTHS_BETWEEN) {
    dates.push(addMonths(begin, months))
  }
  const incomes = [...dates, end].map(date => ({ product_id, date, type: REPAYMENT_TYPE.income, ratio }))
  return [...incomes, { product_id, date: end, type: REPAYMENT_TYPE.principal, ratio: '100.00' }]
}

/** What products of fixed income plan to pay. */
export const REPAYMENTS: readonly RepaymentRow[] = PRODUCTS.filter(
  ({ product_type }) => product_type === PRODUCT_TYPE.fixedIncome,
).flatMap(planOf)
