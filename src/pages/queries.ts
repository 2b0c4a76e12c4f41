import { query } from '@/api/query'

export const ordersOf = query('orderList')
export const trustPositionsOf = query('trustPositionList')
export const applicationsOf = query('ftApplicationList')
export const ownNoticeSettings = query('noticeSettings')
export const orderBadges = query('myOrderBadge')
