import { query } from '@/api/query'

export const tradeOf = query('tradeRecordDetail')
export const tradesOf = query('tradeRecordList')
export const flowsOf = query('financialRecordList')
export const bankChangeOf = query('beneficiaryBankChangeDetail')
export const overviewOf = query('assetOverview')
export const positionsOf = query('positionList')
export const positionOf = query('positionDetail')
export const historyPositionOf = query('historyPositionDetail')
export const historyOf = query('historyPositionList')
export const distributionsOf = query('incomeDistributionList')
export const distributionOf = query('incomeDistributionDetail')
