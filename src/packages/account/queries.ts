import { query } from '@/api/query'

export const referrerOf = query('referrerInfo')
export const copiesOf = query('piExportList')
export const copyOf = query('piExportDetail')
export const checklistOf = query('piChecklist')
export const thirdPartiesOf = query('thirdPartyList')
export const categoryOf = query('piDetail')
export const cancelCheck = query('accountCancelCheck')
export const cancelAgreement = query('agreementContent', () => ({ code: 'accountCancel' }))
