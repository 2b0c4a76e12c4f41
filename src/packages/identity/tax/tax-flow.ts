import { TAX_TYPE } from '@/contract/tables/tax'
import type { Flow } from '@/lib/flow'
import type { RouteName } from '@/routes'

/** What is known of a declaration under way. */
export interface TaxFacts {
  /** As chosen; `''` while nothing is. */
  readonly taxType: string
  readonly areDetailsRight: boolean
}

/** 2 and 3 are taxed abroad: their countries are asked for. */
export const isTaxedAbroad = (taxType: string): boolean =>
  taxType === TAX_TYPE.foreignOnly || taxType === TAX_TYPE.both

/** The declaration of tax residence: who is taxed in China alone is asked for nothing but that. */
export const taxFlow: Flow<TaxFacts, RouteName> = [
  {
    id: 'type',
    route: 'identity/tax-type',
    title: '税收居民身份',
    isDone: ({ taxType }) => taxType !== '',
  },
  {
    id: 'details',
    route: 'identity/tax-details',
    title: '居民国信息',
    isNeeded: ({ taxType }) => isTaxedAbroad(taxType),
    isDone: ({ areDetailsRight }) => areDetailsRight,
  },
]
