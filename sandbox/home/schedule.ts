import { createHash } from 'node:crypto'
import type { HomeDate } from '@/contract/home'
import { CALENDAR_EVENT } from '@/contract/tables/calendar'
import { CALL_BACK_STATUS, CONTACT_TOPIC } from '@/contract/tables/contact'
import { labelOf } from '@/contract/labels'
import { HOME_DATE, HOME_TASK } from '@/contract/tables/home'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import type { HandlerContext } from '../api/handler'
import { daysOfProduct } from '../calendar/events'
import { namesOf } from '../handlers/trust-distribution'
import { addMonths } from '../portfolio/calendar'
import { beneficiariesOf, benefitsOf } from '../store/beneficiaries'
import { callBacksOf } from '../store/call-backs'
import { ordersOf } from '../store/orders'
import { positionsOf } from '../store/positions'
import { termsOf } from '../store/product-terms'
import { trustById, trustsOfPrincipal } from '../store/trusts'
import { trustPayments } from '../trusts/schedule'
import { tasksOf } from './tasks'

/** Months ahead that are looked through: what comes later is no next date. */
const MONTHS_AHEAD = 12

const KIND_OF: Readonly<Record<string, HomeDate['dateKind']>> = {
  [CALENDAR_EVENT.open]: HOME_DATE.open,
  [CALENDAR_EVENT.distribution]: HOME_DATE.distribution,
  [CALENDAR_EVENT.maturity]: HOME_DATE.maturity,
}

type Subject = Pick<HomeDate, 'dateKind' | 'subjectId'>

/** The name of a date: of its thing, and of which of the thing's dates (`''`: there is one only, which may move). */
function dateIdOf({ dateKind, subjectId }: Subject, which = ''): string {
  return createHash('sha256').update([dateKind, subjectId, which].join(' ')).digest('hex').slice(0, 20)
}

/** What the calendar has of the products that the customer holds; raising concerns who has yet to buy. */
function productDates({ db, customerId, today }: HandlerContext): HomeDate[] {
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) =>
    addMonths(`${today().slice(0, 7)}-01`, index).slice(0, 7),
  )
  return positionsOf(db, customerId, '1').flatMap(position => {
    const product = { ...position, ...termsOf(db, position.product_id) }
    return months
      .flatMap(month => daysOfProduct(product, month))
      .flatMap(({ date, type, note }) => {
        const dateKind = KIND_OF[type]
        if (!dateKind) return []
        const { position_id: subjectId, product_name: title } = position
        const which = dateKind === HOME_DATE.maturity ? '' : date
        const dateId = dateIdOf({ dateKind, subjectId }, which)
        return { dateId, date, time: '', dateKind, subjectId, beneId: '', title, note, amount: '' }
      })
  })
}

/** What the customer's trusts pay, and to whom. */
function trustDates({ db, customerId, today }: HandlerContext): HomeDate[] {
  return trustsOfPrincipal(db, customerId).flatMap(trust => {
    const nameOf = namesOf(beneficiariesOf(db, trust.id))
    return trustPayments(db, trust, today()).map(({ plan, date, amount, note }) => ({
      dateId: dateIdOf({ dateKind: HOME_DATE.trustPayment, subjectId: plan.id }, date),
      ...{ date, time: '', dateKind: HOME_DATE.trustPayment, subjectId: trust.id, beneId: '' },
      title: trust.name,
      ...{ note: `付给${nameOf(plan.bene_id)}，${note}`, amount },
    }))
  })
}

/** What the customer, or a child of theirs, gets of others' trusts; nothing of anybody else's share. */
function benefitDates({ db, customerId, today }: HandlerContext): HomeDate[] {
  return benefitsOf(db, customerId, today()).flatMap(benefit => {
    const trust = trustById(db, benefit.trust_id)
    // The principal is told of the same payment as one of the trust.
    if (!trust || trust.principal_id === customerId) return []
    const own = trustPayments(db, trust, today()).filter(({ plan }) => plan.bene_id === benefit.id)
    return own.map(({ plan, date, amount, note }) => ({
      dateId: dateIdOf({ dateKind: HOME_DATE.benefit, subjectId: plan.id }, date),
      ...{ date, time: '', dateKind: HOME_DATE.benefit, subjectId: trust.id, beneId: benefit.id },
      ...{ title: trust.name, note, amount },
    }))
  })
}

const PAYMENTS = { [HOME_TASK.orderPay]: HOME_DATE.orderPay, [HOME_TASK.appendDeliver]: HOME_DATE.appendPay }
const isPayment = (kind: string): kind is keyof typeof PAYMENTS => kind in PAYMENTS

/** What has to be paid, by the same rule as 待您处理. */
function paymentDates(context: HandlerContext): HomeDate[] {
  return tasksOf(context).flatMap(({ taskKind, taskId: subjectId, title, deadline, amount }) => {
    if (!isPayment(taskKind) || !deadline) return []
    const dateKind = PAYMENTS[taskKind]
    return { ...deadlineOf(deadline, { dateKind, subjectId }), title, amount, note: '前打款' }
  })
}

/** Until when orders that were paid can be taken back. */
function coolingDates({ db, customerId, now }: HandlerContext): HomeDate[] {
  const time = dateTimeInShanghai(now())
  return ordersOf(db, customerId)
    .filter(row => row.order_status === ORDER_STATUS.cooling && row.cooling_end_time > time)
    .map(({ order_id: subjectId, product_name: title, cooling_end_time: end }) => ({
      ...deadlineOf(end, { dateKind: HOME_DATE.cooling, subjectId }),
      ...{ title, amount: '', note: '前可无条件撤单' },
    }))
}

/** When the advisor calls; of a call that was for earlier today nothing is said any more. */
function callDates({ db, customerId, now }: HandlerContext): HomeDate[] {
  const time = dateTimeInShanghai(now())
  return callBacksOf(db, customerId)
    .filter(({ status, call_time: callTime }) => status === CALL_BACK_STATUS.booked && callTime > time)
    .map(({ id: subjectId, call_time: callTime, topic }) => ({
      ...deadlineOf(callTime, { dateKind: HOME_DATE.call, subjectId }),
      ...{ title: '理财经理回电', amount: '', note: labelOf(CONTACT_TOPIC, topic) },
    }))
}

const deadlineOf = (deadline: string, subject: Subject) => ({
  ...{ dateId: dateIdOf(subject), ...subject, beneId: '' },
  ...{ date: deadline.slice(0, 10), time: deadline.slice(11, 16) },
})

const order = ({ date, time }: HomeDate) => `${date} ${time || '~'}`

/** Every date of the customer from now on, as far as twelve months ahead, soonest first. */
export function datesAhead(context: HandlerContext): HomeDate[] {
  const today = context.today()
  const until = addMonths(today, MONTHS_AHEAD)
  const all = [
    ...paymentDates(context),
    ...coolingDates(context),
    ...callDates(context),
    ...productDates(context),
    ...trustDates(context),
    ...benefitDates(context),
  ]
  return all
    .map(row => (row.time ? { ...row, note: `${row.time} ${row.note}` } : row))
    .filter(({ date }) => date >= today && date <= until)
    .sort((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0))
}
