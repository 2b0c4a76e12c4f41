/** An annual report as the seed writes it. */
export interface ReportSeed {
  readonly customerId: string
  readonly status: string
  readonly userType: string
  readonly isDue: '0' | '1'
  readonly registerDays: number
  readonly registerTime: string
  readonly firstSubscribeDealTime: string
  readonly firstSubscribeDealAmount: string
  readonly firstAccumulatedIncome: string
  readonly firstSubscribeProduct: string
  /** Handed out to qualified customers only. */
  readonly recommendProducts: readonly string[]
  readonly holdingProductAmount: string
  readonly longestHoldingProduct: readonly string[]
  readonly longestHoldingDays: number
  readonly maxAccumulatedIncomeProduct: string
  readonly maxAccumulatedIncome: string
  readonly maxAmountDealTime: string
  readonly maxAmount: string
  readonly maxAmountProduct: string
  readonly maxHoldingScope: string
  readonly accumulatedIncome: string
  /** Percentages of the holdings by product type; they add up to 100. */
  readonly positions: readonly { readonly productType: string; readonly ratio: string }[]
  readonly integralOpenTime: string
  readonly donorCount: number
  readonly contributionValue: string
  /** Points of a draw that took place before the data starts. */
  readonly drawnPoints?: number
}

/** The year all seeded reports are about, and the last day they count. */
export const REPORT_YEAR = '2025'
export const REPORT_RANGE_END = '2025-12-31'

const RECOMMENDED = ['远岚·稳泰26号', '远岚·双利增强7号', '远岚·短债增利']

/** What a customer who never held a product gets. */
const NEVER_HELD = {
  firstSubscribeDealTime: '',
  firstSubscribeDealAmount: '0',
  firstAccumulatedIncome: '0',
  firstSubscribeProduct: '',
  recommendProducts: [],
  holdingProductAmount: '0',
  longestHoldingProduct: [],
  longestHoldingDays: 0,
  maxAccumulatedIncomeProduct: '',
  maxAccumulatedIncome: '0',
  maxAmountDealTime: '',
  maxAmount: '0',
  maxAmountProduct: '',
  maxHoldingScope: '',
  accumulatedIncome: '0',
  positions: [],
  donorCount: 0,
  contributionValue: '0',
} as const

/** One report per customer: U1 full, U2 over, U3 never held, U4 held before, U5 not open, U6 already drawn. */
export const REPORTS: readonly ReportSeed[] = [
  {
    customerId: '100001',
    status: '1',
    userType: '1',
    isDue: '0',
    registerDays: 2459,
    registerTime: '2019-04-08',
    firstSubscribeDealTime: '2019-04-12',
    firstSubscribeDealAmount: '1000000.00',
    firstAccumulatedIncome: '23650.18',
    firstSubscribeProduct: '远岚·稳泰01号',
    recommendProducts: RECOMMENDED,
    holdingProductAmount: '12',
    longestHoldingProduct: ['远岚·日日盈现金管理'],
    longestHoldingDays: 1758,
    maxAccumulatedIncomeProduct: '远岚·量化对冲1号',
    maxAccumulatedIncome: '200000.01',
    maxAmountDealTime: '2024-07-29',
    maxAmount: '3000000.00',
    maxAmountProduct: '远岚·稳泰18号',
    maxHoldingScope: '1000万-5000万',
    accumulatedIncome: '1243190.07',
    positions: [
      { productType: '0', ratio: '44.38' },
      { productType: '1', ratio: '23.69' },
      { productType: '2', ratio: '12.80' },
      { productType: '3', ratio: '8.19' },
      { productType: '4', ratio: '10.94' },
    ],
    integralOpenTime: '2021-01-01',
    donorCount: 3,
    contributionValue: '3600',
  },
  {
    customerId: '100002',
    status: '2',
    userType: '1',
    isDue: '1',
    registerDays: 958,
    registerTime: '2023-05-18',
    firstSubscribeDealTime: '2023-06-01',
    firstSubscribeDealAmount: '300000.00',
    firstAccumulatedIncome: '8120.40',
    firstSubscribeProduct: '远岚·日日盈现金管理',
    recommendProducts: RECOMMENDED,
    holdingProductAmount: '1',
    longestHoldingProduct: ['远岚·日日盈现金管理'],
    longestHoldingDays: 944,
    maxAccumulatedIncomeProduct: '远岚·日日盈现金管理',
    maxAccumulatedIncome: '8120.40',
    maxAmountDealTime: '2023-06-01',
    maxAmount: '300000.00',
    maxAmountProduct: '远岚·日日盈现金管理',
    maxHoldingScope: '100万以下',
    accumulatedIncome: '8120.40',
    positions: [{ productType: '3', ratio: '100.00' }],
    integralOpenTime: '2023-05-18',
    donorCount: 0,
    contributionValue: '0',
  },
  {
    ...NEVER_HELD,
    customerId: '100003',
    status: '1',
    userType: '0',
    isDue: '0',
    registerDays: 45,
    registerTime: '2025-11-16',
    integralOpenTime: '2025-11-16',
  },
  {
    customerId: '100004',
    status: '1',
    userType: '2',
    isDue: '0',
    registerDays: 2892,
    registerTime: '2018-01-30',
    firstSubscribeDealTime: '2018-03-05',
    firstSubscribeDealAmount: '1000000.00',
    firstAccumulatedIncome: '-12830.55',
    firstSubscribeProduct: '远岚·全球优选权益',
    recommendProducts: RECOMMENDED,
    holdingProductAmount: '0',
    longestHoldingProduct: ['远岚·全球优选权益', '远岚·双利增强5号'],
    longestHoldingDays: 1096,
    maxAccumulatedIncomeProduct: '远岚·稳泰03号',
    maxAccumulatedIncome: '5600.00',
    maxAmountDealTime: '2021-02-18',
    maxAmount: '1500000.00',
    maxAmountProduct: '远岚·双利增强5号',
    maxHoldingScope: '100万-500万',
    accumulatedIncome: '-48211.90',
    positions: [],
    integralOpenTime: '2021-01-01',
    donorCount: 1,
    contributionValue: '200',
  },
  {
    ...NEVER_HELD,
    customerId: '100005',
    status: '0',
    userType: '0',
    isDue: '0',
    registerDays: 11,
    registerTime: '2025-12-20',
    integralOpenTime: '2025-12-20',
  },
  {
    customerId: '100006',
    status: '1',
    userType: '1',
    isDue: '0',
    registerDays: 2466,
    registerTime: '2019-04-01',
    firstSubscribeDealTime: '2019-04-01',
    firstSubscribeDealAmount: '3000000.00',
    firstAccumulatedIncome: '96120.77',
    firstSubscribeProduct: '远岚·稳泰01号',
    recommendProducts: RECOMMENDED,
    holdingProductAmount: '40',
    longestHoldingProduct: [
      '远岚·稳泰02号',
      '远岚·日日盈现金管理',
      '远岚·高净值客户专享固定收益组合信托计划二十一号',
    ],
    longestHoldingDays: 2460,
    maxAccumulatedIncomeProduct: '远岚·医疗成长股权',
    maxAccumulatedIncome: '5186400.32',
    maxAmountDealTime: '2023-08-08',
    maxAmount: '99999999.99',
    maxAmountProduct: '远岚·产融01号',
    maxHoldingScope: '1亿以上',
    accumulatedIncome: '18930255.46',
    positions: [
      { productType: '0', ratio: '35.05' },
      { productType: '1', ratio: '24.15' },
      { productType: '2', ratio: '18.40' },
      { productType: '3', ratio: '0.30' },
      { productType: '4', ratio: '22.10' },
    ],
    integralOpenTime: '2021-01-01',
    donorCount: 26,
    contributionValue: '126800',
    drawnPoints: 388,
  },
]
