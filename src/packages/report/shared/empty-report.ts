import { readAnswer } from '@/lib/read-answer'
import {
  assetReportLotteryInfo,
  type LotteryInfo,
  type ReportInfo,
  userAssetReportInfo,
} from '@/contract/asset-report'

/** What the entry knows before the server has answered (specification, section 3: defaults). */
export const EMPTY_LOTTERY_INFO = readAnswer(assetReportLotteryInfo.shape, {}).data as LotteryInfo

/** What the story pages know before the server has answered: amounts `'0'`, nothing else. */
export const EMPTY_REPORT = readAnswer(userAssetReportInfo.shape, {}).data as ReportInfo
