/** One paper as the seed lists it: `pages` 0 is a file that is broken, with no byte in it. */
export interface PaperSeed {
  readonly productId?: string
  readonly trustId?: string
  readonly kind: 'disclosure' | 'product' | 'signing' | 'main' | 'supplement'
  readonly docType: string
  readonly date: string
  /** Behind the name of the product or trust. */
  readonly title: string
  readonly pages: number
  readonly version?: string
  readonly mustRead?: boolean
  readonly minReadSeconds?: number
  /** U1 has not read it yet. */
  readonly isNew?: boolean
  /** Place among the papers that are signed with the product. */
  readonly signOrder?: number
}

type Options = Pick<PaperSeed, 'mustRead' | 'minReadSeconds' | 'isNew' | 'signOrder'>

const disclosure = (
  productId: string,
  docType: string,
  date: string,
  title: string,
  pages: number,
  options: Options = {},
): PaperSeed => ({ productId, kind: 'disclosure', docType, date, title, pages, ...options })

const established = (productId: string, date: string) => disclosure(productId, '01', date, '成立公告', 1)
const valued = (productId: string, date: string) =>
  disclosure(productId, '02', date, `净值公告（${date}）`, 1)
const quarterly = (productId: string, date: string, quarter: string) =>
  disclosure(productId, '03', date, `${quarter}管理报告`, 4)
const yearly = (productId: string, date: string, year: string, pages = 5, options: Options = {}) =>
  disclosure(productId, '04', date, `${year}年年度管理报告`, pages, options)
const distributed = (productId: string, date: string) =>
  disclosure(productId, '06', date, `收益分配公告（${date}）`, 1)
const opened = (productId: string, date: string, options: Options = {}) =>
  disclosure(productId, '07', date, '开放日公告', 1, options)

const LAST_QUARTER = '2026年第三季度'

/** B9.8: 60 disclosures on U1's products over the eight types. */
export const PRODUCT_DISCLOSURES: readonly PaperSeed[] = [
  established('P02', '2024-07-30'),
  established('P03', '2025-05-19'),
  established('P04', '2025-04-01'),
  established('P05', '2024-01-03'),
  established('P07', '2024-01-03'),
  established('P10', '2023-10-08'),

  valued('P05', '2026-09-30'),
  valued('P06', '2025-06-30'),
  valued('P06', '2026-09-30'),
  valued('P07', '2026-06-30'),
  valued('P07', '2026-09-30'),
  valued('P08', '2026-06-30'),
  valued('P09', '2026-09-30'),
  valued('P10', '2026-09-30'),
  valued('P11', '2026-10-30'),

  quarterly('P02', '2025-04-22', '2025年第一季度'),
  quarterly('P02', '2026-10-23', LAST_QUARTER),
  quarterly('P03', '2026-10-23', LAST_QUARTER),
  quarterly('P04', '2026-07-21', '2026年第二季度'),
  quarterly('P04', '2026-10-23', LAST_QUARTER),
  quarterly('P05', '2026-10-26', LAST_QUARTER),
  quarterly('P06', '2026-10-26', LAST_QUARTER),
  quarterly('P07', '2026-07-22', '2026年第二季度'),
  quarterly('P07', '2026-10-26', LAST_QUARTER),
  quarterly('P08', '2026-10-26', LAST_QUARTER),
  quarterly('P09', '2026-10-28', LAST_QUARTER),
  quarterly('P10', '2026-10-28', LAST_QUARTER),
  quarterly('P11', '2026-07-22', '2026年第二季度'),
  quarterly('P11', '2026-10-26', LAST_QUARTER),

  yearly('P01', '2026-03-27', '2025'),
  yearly('P02', '2025-03-28', '2024'),
  yearly('P02', '2026-03-27', '2025'),
  yearly('P04', '2026-03-30', '2025', 38, { isNew: true }),
  yearly('P05', '2026-03-27', '2025'),
  yearly('P07', '2026-03-30', '2025'),
  yearly('P09', '2024-03-29', '2023'),
  yearly('P09', '2026-03-30', '2025'),

  disclosure('P01', '05', '2023-03-15', '关于调整申购确认时间的公告', 1),
  disclosure('P06', '05', '2026-05-12', '关于调整估值方法的公告', 0, { isNew: true }),
  disclosure('P07', '05', '2026-08-19', '关于境外市场休市安排的公告', 1),
  disclosure('P08', '05', '2026-11-13', '关于变更投资经理的公告', 2, {
    mustRead: true,
    minReadSeconds: 10,
    isNew: true,
  }),
  disclosure('P09', '05', '2025-11-05', '关于底层项目完成新一轮融资的公告', 2),
  disclosure('P12', '05', '2026-11-10', '关于延长募集期的公告', 1, { isNew: true }),

  distributed('P01', '2026-06-22'),
  distributed('P02', '2026-06-18'),
  distributed('P03', '2026-11-18'),
  distributed('P04', '2026-09-30'),
  distributed('P05', '2025-12-22'),
  distributed('P06', '2026-10-20'),
  distributed('P07', '2025-12-22'),
  distributed('P08', '2026-06-22'),
  distributed('P09', '2025-06-30'),
  distributed('P11', '2026-06-22'),

  opened('P05', '2026-11-05'),
  opened('P06', '2026-11-05'),
  opened('P07', '2026-10-20'),
  opened('P07', '2026-11-17', { isNew: true }),
  opened('P08', '2025-01-06'),

  disclosure('P02', '08', '2026-11-16', '到期提示公告', 1, { isNew: true }),
  disclosure('P03', '08', '2026-11-18', '到期公告', 2, { isNew: true }),
]

/** What U6 finds with three of the forty products. */
export const DISCLOSURES_OF_U6: readonly PaperSeed[] = [
  quarterly('Q01', '2026-10-23', LAST_QUARTER),
  yearly('Q02', '2026-03-27', '2025'),
  distributed('Q03', '2026-09-21'),
]

const ofTrust = (
  docType: string,
  date: string,
  title: string,
  pages: number,
  options: Options = {},
): PaperSeed => ({ trustId: 'FT1', kind: 'disclosure', docType, date, title, pages, ...options })

const QUARTERS = [
  ['第一季度', '04-22'],
  ['第二季度', '07-21'],
  ['第三季度', '10-23'],
  ['第四季度', '01-22'],
] as const

function quarterlyOfTrust(): PaperSeed[] {
  // From the second quarter of 2023 to the third of 2026.
  return Array.from({ length: 14 }, (_, index) => {
    const quarter = index + 1
    const year = 2023 + Math.floor(quarter / 4)
    const [name, day] = QUARTERS[quarter % 4] ?? QUARTERS[0]
    const date = `${quarter % 4 === 3 ? year + 1 : year}-${day}`
    return ofTrust('03', date, `${year}年${name}管理报告`, 3, { isNew: date === '2026-10-23' })
  })
}

/** 22 disclosures of FT1 (beside the 60): no person and no amount stands in them, since beneficiaries read them too. */
export const TRUST_DISCLOSURES: readonly PaperSeed[] = [
  ofTrust('01', '2023-05-18', '成立公告', 1),
  ...quarterlyOfTrust(),
  ofTrust('04', '2024-03-29', '2023年年度管理报告', 5),
  ofTrust('04', '2025-03-28', '2024年年度管理报告', 5),
  ofTrust('04', '2026-03-30', '2025年年度管理报告', 5),
  ofTrust('05', '2024-11-13', '关于追加委托财产生效的公告', 1),
  ofTrust('05', '2026-06-10', '关于变更信托经理的公告', 1),
  ofTrust('06', '2024-10-08', '信托利益分配公告（2024-10-08）', 1),
  ofTrust('06', '2026-09-02', '信托利益分配公告（2026-09-02）', 1, { isNew: true }),
]

const contractOfTrust = (
  kind: 'main' | 'supplement',
  date: string,
  title: string,
  pages: number,
  version: string,
): PaperSeed => ({
  trustId: 'FT1',
  kind,
  docType: 'contract',
  date,
  title,
  pages,
  version,
  mustRead: true,
  minReadSeconds: 10,
})

/** What FT1 was signed with. */
export const TRUST_CONTRACTS: readonly PaperSeed[] = [
  contractOfTrust('main', '2023-05-18', '合同', 12, '1.0'),
  contractOfTrust('supplement', '2024-11-12', '合同补充协议（一）', 3, '1.1'),
  contractOfTrust('supplement', '2025-01-06', '合同补充协议（二）', 3, '1.2'),
]

/** Contract and product files of a product: three, and a fourth where only experienced investors may buy. */
export function productPapers(productId: string, date: string, riskLevel: string): PaperSeed[] {
  const paper = (title: string, docType: string, pages: number, options: Options = {}): PaperSeed => ({
    productId,
    kind: 'product',
    docType,
    date,
    title,
    pages,
    ...options,
  })
  const mustRead = { mustRead: true, minReadSeconds: 10 }
  return [
    paper('信托合同', 'contract', 8, { ...mustRead, signOrder: 1 }),
    paper('认购风险申明书', 'contract', 6, { mustRead: true, minReadSeconds: 20, signOrder: 2 }),
    paper('信托计划说明书', 'product', 4, { signOrder: 3 }),
    ...(['R4', 'R5'].includes(riskLevel) ? [paper('合格投资者承诺书', 'contract', 1, mustRead)] : []),
  ]
}

/** What is left of a liquidated product: its report, and the notice of its last distribution if it had one. */
export function closingPapers(productId: string, clearDate: string, lastDistribution: string): PaperSeed[] {
  return [
    disclosure(productId, '08', clearDate, '清算报告', 4),
    ...(lastDistribution ? [distributed(productId, lastDistribution)] : []),
  ]
}

/** The papers that are signed with a product and are no files of it: those that every product has, by customer or by law. */
export function papersOfSigning(productId: string, date: string): PaperSeed[] {
  const paper = (title: string, pages: number, signOrder: number): PaperSeed => ({
    ...{ productId, kind: 'signing', docType: 'contract', date, title, pages, signOrder },
    ...{ mustRead: true, minReadSeconds: 10, isNew: true },
  })
  return [paper('投资者适当性匹配意见', 2, 4), paper('税收居民身份声明', 2, 5)]
}

/** The papers of a product that nobody holds yet; U1 has begun to read those of C02. */
export function papersOnSale(productId: string, date: string): PaperSeed[] {
  const isNew = productId !== 'C02'
  const paper = (title: string, docType: string, pages: number, signOrder: number): PaperSeed => ({
    ...{ productId, kind: 'product', docType, date, title, pages, signOrder, version: '2.1' },
    ...{ mustRead: true, minReadSeconds: signOrder === 2 ? 30 : 10, isNew },
  })
  return [
    paper('信托合同', 'contract', 12, 1),
    paper('认购风险申明书', 'contract', 6, 2),
    paper('信托计划说明书', 'product', 6, 3),
    ...papersOfSigning(productId, date),
  ]
}
