import { query } from '@/api/query'

export const lotteryInfo = query('assetReportLotteryInfo')
export const reportInfo = query('userAssetReportInfo')
export const reportShare = query('assetReportShareInfo')
