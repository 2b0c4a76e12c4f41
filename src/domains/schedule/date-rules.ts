import type { HomeDate } from '@/contract/home'
import { HOME_DATE } from '@/contract/tables/home'
import { daysBetween } from '@/lib/date'
import type { RootStore } from '@/stores/root/root-store'

type Navigation = RootStore['navigation']
type Place = (navigation: Navigation, subjectId: string, beneId: string) => unknown

const order: Place = (navigation, orderId) => navigation.go('products/order-detail', { orderId })
const position: Place = (navigation, positionId) => navigation.go('assets/position', { positionId })

const PLACES: Readonly<Record<HomeDate['dateKind'], Place>> = {
  [HOME_DATE.open]: position,
  [HOME_DATE.distribution]: position,
  [HOME_DATE.maturity]: position,
  [HOME_DATE.trustPayment]: (navigation, trustId) => navigation.go('trusts/principal', { trustId }),
  [HOME_DATE.benefit]: (navigation, trustId, beneId) =>
    navigation.go('trusts/beneficiary', { trustId, beneId }),
  [HOME_DATE.orderPay]: order,
  [HOME_DATE.appendPay]: (navigation, appendId) => navigation.go('trust-requests/append', { appendId }),
  [HOME_DATE.cooling]: order,
  [HOME_DATE.call]: navigation => navigation.go('advisor/contact'),
}

/** Opens what a date is about. */
export function openDate(navigation: Navigation, { dateKind, subjectId, beneId }: HomeDate): void {
  PLACES[dateKind](navigation, subjectId, beneId)
}

/** 今天, 明天, 11 天后. */
export function daysText(date: string, today: string): string {
  const days = daysBetween(today, date) ?? 0
  if (days <= 0) return '今天'
  return days === 1 ? '明天' : `${days} 天后`
}
