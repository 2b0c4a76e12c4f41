import { query } from '@/api/query'
import { HOLDER_VIEW } from '@/contract/tables/position'

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
export const certificatesOf = query('assetCertList')
export const certificateOf = query('assetCertDetail')
export const certificateStanding = query('assetCertPrepare')
export const certificatePreview = query('assetCertPreview')

/** What the overview shows until the customer chooses. */
export const POSITIONS_AT_FIRST = { holderRole: HOLDER_VIEW.principal, sort: 'marketValue' } as const

/** The period that the lists of trades and flows begin with; the trades of one product begin with all of them. */
export const PERIOD_AT_FIRST = { range: '3m' } as const

export const FLOW_ROWS = 50
export const DISTRIBUTION_ROWS = 50

/** The draft of an application; `certId` is the rejected one that is applied for anew, `''` for none. */
export const certificateDraft = (certId: string) => ({ kind: 'assetCert', subject: certId }) as const
