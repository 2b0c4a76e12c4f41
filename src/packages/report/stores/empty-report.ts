import { DEFAULT_REPORT_YEAR, type LotteryInfo, type ReportInfo } from '@/contract/asset-report'

/** What the entry knows before the server has answered (specification, section 3: defaults). */
export const EMPTY_LOTTERY_INFO: LotteryInfo = {
  currentYear: DEFAULT_REPORT_YEAR,
  userType: '',
  ispartLottery: '0',
  status: '',
  lotteryIntegral: '0',
  isDue: '0',
}

/** What the story pages know before the server has answered: amounts `'0'`, nothing else. */
export const EMPTY_REPORT: ReportInfo = {
  registerDays: '0',
  registerTime: '',
  currentYear: DEFAULT_REPORT_YEAR,
  firstSubscribeDealTime: '',
  firstSubscribeDealAmount: '0',
  firstAccumulatedIncome: '0',
  firstSubscribeProduct: '',
  recommendProducts: [],
  holdingProductAmount: '0',
  longestHoldingProduct: [],
  longestHoldingDays: '0',
  assetRangeDateEnd: '',
  maxAccumulatedIncomeProduct: '',
  maxAccumulatedIncome: '0',
  maxAmountDealTime: '',
  maxAmount: '0',
  maxAmountProduct: '',
  maxHoldingScope: '',
  accumulatedIncome: '0',
  positions: [],
  integralOpenTime: '',
  donorCount: '0',
  contributionValue: '0',
  userType: '',
  lotteryIntegral: '0',
}
