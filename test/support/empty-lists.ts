import type { RouteName } from '@/routes'

/** A list of which a new customer has nothing yet: what its button says, and where that leads. */
export interface EmptyList {
  readonly list: RouteName
  /** The part of the list that is chosen first, and what it says then. */
  readonly part?: { readonly name: string; readonly says: string }
  readonly button: string
  readonly to: RouteName
}

const CALENDAR = { button: '查看产品日历', to: 'products/product-calendar' } as const
const ASSETS = { button: '查看我的资产', to: 'assets/overview' } as const
const MESSAGES = { button: '查看全部消息', to: 'main/messages' } as const

export const EMPTY_LISTS: readonly EmptyList[] = [
  { list: 'main/orders', ...CALENDAR },
  { list: 'main/positions', ...ASSETS },
  { list: 'main/positions', part: { name: '受益人 0', says: '您还不是受益人' }, ...ASSETS },
  { list: 'assets/disclosures', ...ASSETS },
  { list: 'assets/history', ...ASSETS },
  { list: 'income/schedule', ...CALENDAR },
  { list: 'income/statements', ...ASSETS },
  { list: 'membership/points', ...CALENDAR },
  { list: 'messages/surveys', ...MESSAGES },
  { list: 'messages/researches', ...MESSAGES },
  { list: 'recording/record-list', button: '查看我的订单', to: 'products/order-list' },
]
