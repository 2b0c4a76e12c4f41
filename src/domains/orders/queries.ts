import { query } from '@/api/query'

export const ordersOf = query('orderList')
export const orderOf = query('orderDetail')

/** What a list of orders shows until the customer chooses. */
export const ORDERS_AT_FIRST = { orderTab: '0' } as const
