import { query } from '@/api/query'

export const taxDeclaration = query('taxDeclareInfo')
export const applicationOf = query('identityApplication')
export const paperDetailOf = query('nonIdCardDetail')
export const consentText = query('agreementContent', () => ({ code: 'sensitive' }))

export const TAX_DRAFT = { kind: 'taxDeclare' } as const
export const IDENTITY_DRAFT = { kind: 'identity' } as const
export const PAPERS_DRAFT = { kind: 'papers' } as const
