import { PRODUCT_TYPE } from '@/contract/tables/product'
import type { ProductRow } from '../store/products'

type Term = readonly [establishDate: string, maturityDate: string]

interface ProductSeed {
  readonly name: string
  readonly type: '0' | '1' | '2' | '3' | '4'
  readonly risk: string
  readonly term: Term
  /** `closed` when left out. */
  readonly open?: string
  /** Percent a year. */
  readonly benchmark?: string
  readonly distRule?: string
  readonly nextDist?: string
}

/** B9.3: P01 to P12 are held by U1, C01 to C06 are on sale, H01 to H06 are liquidated. */
const PRODUCTS_OF_U1: Readonly<Record<string, ProductSeed>> = {
  P01: { name: '远岚·日日盈现金管理', type: '3', risk: 'R1', term: ['2020-03-02', ''], open: 'daily' },
  P02: {
    name: '远岚·稳泰18号',
    type: '0',
    risk: 'R2',
    term: ['2024-07-29', '2026-12-18'],
    benchmark: '3.60',
    nextDist: '2026-12-18',
  },
  P03: {
    name: '远岚·稳泰21号',
    type: '0',
    risk: 'R2',
    term: ['2025-05-16', '2026-11-18'],
    benchmark: '3.20',
  },
  P04: {
    name: '远岚·产融08号',
    type: '0',
    risk: 'R3',
    term: ['2025-03-31', '2027-09-30'],
    benchmark: '4.00',
    distRule: '半年分配',
    nextDist: '2027-03-31',
  },
  P05: {
    name: '远岚·双利增强3号',
    type: '1',
    risk: 'R3',
    term: ['2024-01-02', ''],
    open: 'monthly:15',
    benchmark: '4.05',
    nextDist: '2026-12-21',
  },
  P06: {
    name: '远岚·双利增强5号',
    type: '1',
    risk: 'R3',
    term: ['2024-01-02', ''],
    open: 'monthly:15',
    benchmark: '4.20',
    nextDist: '2027-04-20',
  },
  P07: { name: '远岚·全球优选权益', type: '2', risk: 'R4', term: ['2024-01-02', ''], open: 'monthly:1' },
  P08: { name: '远岚·量化对冲1号', type: '2', risk: 'R4', term: ['2024-01-02', ''], open: 'daily' },
  P09: { name: '远岚·医疗成长股权', type: '4', risk: 'R5', term: ['2022-06-30', '2029-06-29'] },
  P10: { name: '远岚·硬科技股权二期', type: '4', risk: 'R5', term: ['2023-09-30', '2030-09-30'] },
  P11: {
    name: '远岚·短债增利',
    type: '1',
    risk: 'R2',
    term: ['2023-02-28', ''],
    open: 'daily',
    benchmark: '3.20',
    nextDist: '2026-12-21',
  },
  P12: {
    name: '远岚·稳泰25号',
    type: '0',
    risk: 'R2',
    term: ['2026-10-15', '2028-05-18'],
    benchmark: '3.45',
  },
  C01: { name: '远岚·月月添利现金管理', type: '3', risk: 'R1', term: ['2025-10-09', ''], open: 'daily' },
  C02: {
    name: '远岚·稳泰26号',
    type: '0',
    risk: 'R2',
    term: ['2026-12-01', '2028-06-01'],
    benchmark: '3.40',
  },
  C03: {
    name: '远岚·双利增强7号',
    type: '1',
    risk: 'R3',
    term: ['2025-03-07', ''],
    open: 'daily',
    benchmark: '4.10',
  },
  C04: { name: '远岚·量化对冲2号', type: '2', risk: 'R4', term: ['2025-02-03', ''], open: 'monthly:1' },
  C05: { name: '远岚·新能源成长股权', type: '4', risk: 'R5', term: ['2026-03-31', '2033-03-31'] },
  C06: {
    name: '远岚·稳泰24号',
    type: '0',
    risk: 'R2',
    term: ['2026-09-15', '2028-03-15'],
    benchmark: '3.50',
  },
  H01: {
    name: '远岚·稳泰01号',
    type: '0',
    risk: 'R2',
    term: ['2019-04-15', '2021-04-15'],
    benchmark: '4.40',
  },
  H02: {
    name: '远岚·稳泰05号',
    type: '0',
    risk: 'R2',
    term: ['2019-09-16', '2021-09-15'],
    benchmark: '4.60',
  },
  H03: {
    name: '远岚·产融02号',
    type: '0',
    risk: 'R3',
    term: ['2020-06-22', '2022-12-20'],
    benchmark: '5.20',
  },
  H04: {
    name: '远岚·家族财富传承精选稳健增利集合资金信托二十号',
    type: '0',
    risk: 'R3',
    term: ['2021-03-15', '2024-03-15'],
    benchmark: '5.00',
  },
  H05: { name: '远岚·消费升级权益', type: '2', risk: 'R4', term: ['2021-01-15', '2024-05-17'] },
  H06: {
    name: '远岚·双利增强1号',
    type: '1',
    risk: 'R3',
    term: ['2022-01-14', '2025-06-27'],
    benchmark: '4.50',
  },
}

const LONG_NAMES = [
  '高净值客户专享固定收益组合信托计划',
  '家族财富传承稳健增利组合信托计划',
  '全球多资产配置优选权益类信托计划',
  '长三角基础设施升级集合资金信托计划',
] as const
const NUMERALS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const
const NAME_LENGTH = 24

/** 1 to 99 in Chinese numerals. */
function numeral(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (tens === 0) return NUMERALS[ones] ?? ''
  return `${tens > 1 ? (NUMERALS[tens] ?? '') : ''}十${NUMERALS[ones] ?? ''}`
}

/** Each name fills 24 characters, as long as names get. */
function longName(index: number): string {
  const tail = `${numeral(index)}号`
  const head = `远岚·${LONG_NAMES[index % LONG_NAMES.length] ?? ''}`
  const filler = '精选优享'
  const room = NAME_LENGTH - head.length - tail.length
  return `${head}${filler.slice(0, room)}${tail}`
}

const P = PRODUCT_TYPE
const TYPES_OF_U6 = [
  P.fixedIncome,
  P.fixedIncomePlus,
  P.fixedIncome,
  P.equity,
  P.privateEquity,
  P.fixedIncome,
  P.fixedIncomePlus,
  P.equity,
  P.fixedIncome,
  P.fixedIncomePlus,
] as const
const RISKS = {
  [P.fixedIncome]: 'R2',
  [P.fixedIncomePlus]: 'R3',
  [P.equity]: 'R4',
  [P.cash]: 'R1',
  [P.privateEquity]: 'R5',
} as const

/** Ids of the forty products of U6, `Q01` to `Q40`. */
export const PRODUCT_IDS_OF_U6: readonly string[] = Array.from(
  { length: 40 },
  (_, index) => `Q${String(index + 1).padStart(2, '0')}`,
)

function productOfU6(id: string): ProductSeed {
  const index = Number(id.slice(1))
  const type = index % 20 === 0 ? '3' : (TYPES_OF_U6[index % TYPES_OF_U6.length] ?? '0')
  return {
    name: longName(index),
    type,
    risk: RISKS[type],
    term: [
      '2019-04-01',
      type === PRODUCT_TYPE.fixedIncome || type === PRODUCT_TYPE.privateEquity
        ? `20${28 + (index % 5)}-06-30`
        : '',
    ],
    open: type === PRODUCT_TYPE.fixedIncome || type === PRODUCT_TYPE.privateEquity ? 'closed' : 'daily',
    benchmark:
      type === PRODUCT_TYPE.fixedIncome || type === PRODUCT_TYPE.fixedIncomePlus ? '4.00' : undefined,
  }
}

function rowOf(id: string, seed: ProductSeed): ProductRow {
  return {
    product_id: id,
    product_code: `YL${seed.term[0].slice(0, 4)}${id}`,
    product_name: seed.name,
    product_type: seed.type,
    trust_kind: '1',
    risk_level: seed.risk,
    benchmark: seed.benchmark ? `${seed.benchmark}%` : '',
    benchmark_rate: seed.benchmark ?? '',
    establish_date: seed.term[0],
    maturity_date: seed.term[1],
    open_rule: seed.open ?? 'closed',
    dist_rule: seed.distRule ?? '',
    next_dist_date: seed.nextDist ?? '',
  }
}

/** Every product of the sandbox. */
export const PRODUCTS: readonly ProductRow[] = [
  ...Object.entries(PRODUCTS_OF_U1).map(([id, seed]) => rowOf(id, seed)),
  ...PRODUCT_IDS_OF_U6.map(id => rowOf(id, productOfU6(id))),
]

const byId = new Map(PRODUCTS.map(product => [product.product_id, product]))

/** The product with this id; the seed data names no other. */
export function seededProduct(id: string): ProductRow {
  const product = byId.get(id)
  if (!product) throw new Error(`No product ${id}`)
  return product
}
