import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { messageOverview } from '@/domains/messages/queries'
import { ORDERS_AT_FIRST, ordersOf } from '@/domains/orders/queries'
import { HOLDING_FILTER } from '@/routes/define'
import {
  applicationsOf,
  heldTrusts,
  homeHead,
  nextDates,
  orderBadges,
  POSITIONS_AT_FIRST,
  trustPositionsOf,
  waitingTasks,
} from './queries'

const familyTrusts = () => [orderBadges(), heldTrusts(), applicationsOf(firstPage())]

export const mainFirstCalls: FirstCallsOf<'main'> = {
  'main/home': ({ ifKnown }) => ifKnown(homeHead(), waitingTasks(), nextDates()),
  'main/my-trust': ({ unless }) => unless(['tab'], ...familyTrusts()),
  'main/family-trusts': familyTrusts,
  'main/orders': ({ unless }) => [
    orderBadges(),
    ...unless(['orderTab'], ordersOf({ ...ORDERS_AT_FIRST, ...firstPage() })),
  ],
  'main/positions': ({ unless }) => [
    orderBadges(),
    ...unless(HOLDING_FILTER, trustPositionsOf({ ...POSITIONS_AT_FIRST, ...firstPage() })),
  ],
  'main/messages': () => [messageOverview()],
}
