import { PRODUCT_TYPE } from '@/contract/tables/product'
import { addDays } from '@/lib/date'
import { addWeekdays, nextOpenDay, weekdayFrom } from '../portfolio/calendar'

/** The company books at ten in the morning, and confirms by net value at six in the evening of the day after. */
const BOOKING_TIME = '10:00:00'
const CONFIRMATION_TIME = '18:00:00'
/** Finance answers until the close of the next working day. */
const CLOSE_OF_BUSINESS = '17:00:00'

const dayOf = (time: string) => time.slice(0, 10)

/** Two times `YYYY-MM-DD HH:mm:ss` later than the other. */
export const later = (one: string, other: string) => (one > other ? one : other)

/** Whether a raising that ends at a time is over (`''`: it never ends). */
export const isRaiseOver = (raiseEnd: string, now: string): boolean => raiseEnd !== '' && raiseEnd <= now

/** A deadline of a purchase: with the raising everything ends that waits for the customer, its signing, its recording and its payment. */
export const withinRaise = (deadline: string, raiseEnd: string): string =>
  raiseEnd && raiseEnd < deadline ? raiseEnd : deadline

/** The close of business so many working days after a time. */
export const closeOfBusiness = (time: string, workingDays: number): string =>
  `${addWeekdays(dayOf(time), workingDays)} ${CLOSE_OF_BUSINESS}`

/** The close of the working day after a time. */
export const closeOfNextWorkday = (time: string): string => closeOfBusiness(time, 1)

/** When money that is sent back arrives: on the second working day. */
export function refundTime(time: string): string {
  return `${addWeekdays(dayOf(time), 2)} ${BOOKING_TIME}`
}

/** Working days for the recording of a signing. */
const RECORDING_WORKDAYS = 5

/** Until when a signing is to be recorded: the close of the fifth working day after it. */
export function recordUntil(signTime: string): string {
  return closeOfBusiness(signTime, RECORDING_WORKDAYS)
}

/** How long an order that was not paid stays open: until the close of the working day after its deadline (B11). */
export function unpaidUntil(payDeadline: string): string {
  return closeOfNextWorkday(payDeadline)
}

/** A purchase as far as the time of its booking depends on it. */
interface Purchase {
  readonly product_type: string
  readonly establish_date: string
  readonly open_rule: string
}

/** Sold at 1.0000, on no day of its own: closed products, and all of fixed income. */
export const isSoldAtPar = ({ product_type, open_rule }: Pick<Purchase, 'product_type' | 'open_rule'>) =>
  open_rule === 'closed' || product_type === PRODUCT_TYPE.fixedIncome

/** When shares are booked: `openDay` is the day whose net value they are bought at, `''` for a product that is sold at 1.0000. */
export interface Booking {
  readonly time: string
  readonly openDay: string
}

/**
 * When a purchase is booked whose cooling-off ends at a time (V-COOL: never before). A closed product on the first working
 * morning from its establishment on; an open one on the working day after the next open day, at that day's net value.
 */
export function bookingOf(purchase: Purchase, coolingEnd: string): Booking {
  const { establish_date, open_rule } = purchase
  if (isSoldAtPar(purchase)) {
    let day = weekdayFrom(later(dayOf(coolingEnd), establish_date))
    if (`${day} ${BOOKING_TIME}` < coolingEnd) day = weekdayFrom(addDays(day, 1))
    return { time: `${day} ${BOOKING_TIME}`, openDay: '' }
  }
  // Bought on an open day that begins after the cooling-off.
  const openDay = nextOpenDay(open_rule, addDays(dayOf(coolingEnd), 1))
  return { time: `${addWeekdays(openDay, 1)} ${CONFIRMATION_TIME}`, openDay }
}
