import { labelOf } from '@/contract/labels'
import { CUSTOMER_RISK_LEVEL } from '@/contract/tables/risk'

/** C4 积极型. */
export const levelText = (level: string): string => `${level} ${labelOf(CUSTOMER_RISK_LEVEL, level)}`
