import { randomBytes } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { type CallBack, CALL_BACKS_MAX } from '@/contract/contact'
import { callBackMachine } from '@/contract/machines/call-back'
import { CALL_BACK_STATUS } from '@/contract/tables/contact'
import { dateTimeInShanghai } from '@/lib/date'
import { isOff, isOn } from '@/lib/flag'
import { SERVICE_HOURS } from '@/lib/hotline'
import { maskMobile } from '@/lib/mask'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { aboutOf } from '../call-backs/about'
import { endOfCall, slotsOf } from '../office/slots'
import { weekdayFrom } from '../portfolio/calendar'
import { advisorOf } from '../store/advisors'
import {
  addCallBack,
  bookedTimes,
  type CallBackRow,
  callBacksOf,
  findCallBack,
  setCallBackStatus,
} from '../store/call-backs'
import { customerById } from '../store/customers'
import { cardOf } from './advisor'

/** Between these times of a working day somebody answers (`SERVICE_HOURS`). */
const [OPENS, CLOSES] = ['09:00:00', '18:00:00']
/** Calls that are over are shown so many. */
const PAST_SHOWN = 10
/** Advisors are not asked for longer ahead than their calendar goes. */
const NO_DEADLINE = '9999-12-31 23:59:59'

const isBooked = ({ status }: CallBackRow) => status === CALL_BACK_STATUS.booked

function callBackOf(row: CallBackRow, { db }: HandlerContext): CallBack {
  return {
    callBackId: row.id,
    topic: row.topic,
    about: row.about,
    note: row.note,
    callTime: row.call_time,
    callEnd: endOfCall(row.call_time),
    mobileMask: maskMobile(row.mobile || customerById(db, row.customer_id).mobile),
    status: row.status,
  }
}

/** When the customer's advisor has time; nothing for whom nobody is assigned. */
function daysOf({ db, customerId, now }: HandlerContext) {
  const advisor = advisorOf(db, customerId)
  if (!advisor) return []
  const time = dateTimeInShanghai(now())
  return slotsOf({ now: time, deadline: NO_DEADLINE, booked: bookedTimes(db, advisor.id), people: 1 })
}

function isAnswered(time: string): boolean {
  const [day = '', hour = ''] = time.split(' ')
  return weekdayFrom(day) === day && OPENS <= hour && hour < CLOSES
}

/** Handlers of `src/contract/contact.ts`. */
export const contactHandlers = {
  contactInfo({ topic, subject }, context) {
    const { db, customerId, now } = context
    const advisor = advisorOf(db, customerId)
    const rows = callBacksOf(db, customerId)
    const serverTime = dateTimeInShanghai(now())
    const day = daysOf(context).find(({ slots }) => slots.some(({ isFree }) => isOn(isFree)))
    const slot = day?.slots.find(({ isFree }) => isOn(isFree))
    return {
      advisor: advisor ? cardOf(advisor) : null,
      about: aboutOf(topic, subject, context),
      hours: SERVICE_HOURS,
      isOpen: isAnswered(serverTime) ? '1' : '0',
      earliest: day && slot ? `${day.date} ${slot.slot}:00` : '',
      callBacks: [
        ...rows.filter(isBooked).reverse(),
        ...rows.filter(row => !isBooked(row)).slice(0, PAST_SHOWN),
      ].map(row => callBackOf(row, context)),
      serverTime,
    }
  },

  callBackSlots: (_request, context) => ({
    days: daysOf(context),
    mobileMask: maskMobile(customerById(context.db, context.customerId).mobile),
  }),

  callBackBook({ topic, subject, note, date, slot, mobile }, context) {
    const { db, customerId, now } = context
    const advisor = advisorOf(db, customerId)
    if (!advisor) {
      throw new BusinessError(INNER.stateConflict, { msg: '尚未分配理财经理，请拨打客服热线' })
    }
    if (callBacksOf(db, customerId).filter(isBooked).length >= CALL_BACKS_MAX) {
      throw new BusinessError(INNER.stateConflict, {
        msg: `您已预约 ${CALL_BACKS_MAX} 次回电，请先取消其中一次`,
      })
    }
    const found = daysOf(context)
      .find(one => one.date === date)
      ?.slots.find(one => one.slot === slot)
    if (!found) throw invalidField('slot', '请选择可预约的时段')
    if (isOff(found.isFree)) throw invalidField('slot', '该时段已约满，请选择其他时段')
    const row: CallBackRow = {
      id: `CB${randomBytes(9).toString('hex')}`,
      customer_id: customerId,
      advisor_id: advisor.id,
      topic,
      about: aboutOf(topic, subject, context),
      note: note.trim(),
      call_time: `${date} ${slot}:00`,
      mobile,
      status: CALL_BACK_STATUS.booked,
      created_at: now(),
    }
    addCallBack(db, row)
    return callBackOf(row, context)
  },

  callBackCancel({ callBackId }, context) {
    const { db, customerId } = context
    const row = ownRow(findCallBack(db, callBackId), customerId)
    const next = callBackMachine.next(row.status, 'cancel')
    if (!next) throw new BusinessError(INNER.stateConflict, { msg: '这次回电已经结束，无需取消' })
    setCallBackStatus(db, row.id, next)
    return callBackOf({ ...row, status: next }, context)
  },
} satisfies Partial<Handlers>
