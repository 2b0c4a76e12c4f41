import type { HomeDate } from '@/contract/home'
import { CALENDAR_EVENT } from '@/contract/tables/calendar'
import { HOME_DATE, HOME_DATES_MAX, HOME_TASK } from '@/contract/tables/home'
import type { HandlerContext } from '../api/handler'
import { daysOfProduct } from '../calendar/events'
import { namesOf } from '../handlers/trust-distribution'
import { addMonths } from '../portfolio/calendar'
import { beneficiariesOf, benefitsOf } from '../store/beneficiaries'
import { positionsOf } from '../store/positions'
import { termsOf } from '../store/product-terms'
import { plansOf } from '../store/trust-payments'
import { trustById, trustsOfPrincipal } from '../store/trusts'
import { plannedPayments } from '../trusts/schedule'
import { tasksOf } from './tasks'

/** Months ahead that are looked through: what comes later is no next date. */
const MONTHS_AHEAD = 12

const KIND_OF: Readonly<Record<string, HomeDate['dateKind']>> = {
  [CALENDAR_EVENT.open]: HOME_DATE.open,
  [CALENDAR_EVENT.distribution]: HOME_DATE.distribution,
  [CALENDAR_EVENT.maturity]: HOME_DATE.maturity,
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
        return { date, dateKind, subjectId, beneId: '', title, note, amount: '' }
      })
  })
}

/** What the customer's trusts pay, and to whom. */
function trustDates({ db, customerId, today }: HandlerContext): HomeDate[] {
  return trustsOfPrincipal(db, customerId).flatMap(trust => {
    const nameOf = namesOf(beneficiariesOf(db, trust.id))
    return plannedPayments(plansOf(db, trust.id), today()).map(({ plan, date, amount, note }) => ({
      ...{ date, dateKind: HOME_DATE.trustPayment, subjectId: trust.id, beneId: '', title: trust.name },
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
    const own = plansOf(db, trust.id).filter(plan => plan.bene_id === benefit.id)
    return plannedPayments(own, today()).map(({ date, amount, note }) => ({
      ...{ date, dateKind: HOME_DATE.benefit, subjectId: trust.id, beneId: benefit.id },
      ...{ title: trust.name, note, amount },
    }))
  })
}

const PAYMENTS = { [HOME_TASK.orderPay]: HOME_DATE.orderPay, [HOME_TASK.appendDeliver]: HOME_DATE.appendPay }
const isPayment = (kind: string): kind is keyof typeof PAYMENTS => kind in PAYMENTS

/** What has to be paid, by the same rule as 待您处理. */
function paymentDates(context: HandlerContext): HomeDate[] {
  return tasksOf(context).flatMap(({ taskKind, taskId, title, deadline, amount }) =>
    isPayment(taskKind) && deadline
      ? {
          ...{ date: deadline.slice(0, 10), dateKind: PAYMENTS[taskKind], subjectId: taskId, beneId: '' },
          ...{ title, amount },
          note: `${deadline.slice(11, 16)} 前打款`,
        }
      : [],
  )
}

/** The next dates of the customer, soonest first. */
export function scheduleOf(context: HandlerContext): HomeDate[] {
  const all = [
    ...paymentDates(context),
    ...productDates(context),
    ...trustDates(context),
    ...benefitDates(context),
  ]
  return all
    .filter(({ date }) => date >= context.today())
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .slice(0, HOME_DATES_MAX)
}
