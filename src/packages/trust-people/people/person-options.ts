import { optionsOf } from '@/contract/labels'
import { ACCOUNT_OWNER, GUARDIAN_RELATION } from '@/contract/tables/beneficiary'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { TAX_TYPE } from '@/contract/tables/tax'
import { RELATION } from '@/contract/tables/trust'

/** Codes of an object sort by number: children and parents first would be kinder, the table's order is the same for everybody. */
export const RELATION_OPTIONS = optionsOf(RELATION)
export const ID_TYPE_OPTIONS = optionsOf(ID_TYPE)
export const SEX_OPTIONS = optionsOf(SEX)
export const GUARDIAN_RELATION_OPTIONS = optionsOf(GUARDIAN_RELATION)
export const ACCOUNT_OPTIONS = optionsOf(ACCOUNT_OWNER)
export const TAX_OPTIONS = optionsOf(TAX_TYPE)

/** Nationalities that holders of foreign papers mostly have. */
export const NATIONALITY_OPTIONS = [
  ['CN', '中国'],
  ['US', '美国'],
  ['CA', '加拿大'],
  ['GB', '英国'],
  ['AU', '澳大利亚'],
  ['NZ', '新西兰'],
  ['SG', '新加坡'],
  ['JP', '日本'],
  ['KR', '韩国'],
  ['DE', '德国'],
  ['FR', '法国'],
  ['IT', '意大利'],
  ['ES', '西班牙'],
  ['CH', '瑞士'],
  ['TH', '泰国'],
  ['MY', '马来西亚'],
].map(([value = '', text = '']) => ({ value, text }))
