import { query } from '@/api/query'

export const trustNetValuesOf = query('trustNetValueList')
export const principalTrustOf = query('trustPositionDetail')
export const appendsOf = query('appendList')
export const distRecordsOf = query('distRecordList')
export const benefitOf = query('beneficiaryPositionDetail')
export const contractsOf = query('trustContractList')
export const trustTradeOf = query('trustTradeDetail')
export const trustTradesOf = query('trustTradeList')
export const planOf = query('investmentPlanDetail')
export const benefitRecordsOf = query('beneficiaryRecordList')
export const beneficiariesOf = query('beneficiaryList')
export const mySchemeOf = query('beneficiaryDistScheme')
export const schemeOf = query('distSchemeDetail')

/** Rows of the principal's lists at first, and added by each tap. */
export const PRINCIPAL_ROWS = 5
