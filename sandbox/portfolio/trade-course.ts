import { redemptionMachine } from '@/contract/machines/redemption'
import { BANK_CHANGE_STATUS, TRADE_STATUS } from '@/contract/tables/trade'
import type { Timeline } from '@/contract/timeline'
import { addDays } from '@/lib/date'
import type { BankChangeRow } from '../store/bank-changes'
import type { TradeRow } from '../store/trades'
import { addWeekdays, weekdayFrom } from './calendar'
import { SETTLED_STATUSES } from './trade-codes'

/** Orders are taken back until then on their trade day. */
export const CUT_OFF = '15:00:00'
/** The day whose net value counts for what is asked for at a time: today until the cut-off, then the next working day. */
export function tradeDayAt(time: string): string {
  const day = time.slice(0, 10)
  return weekdayFrom(time.slice(11) < CUT_OFF ? day : addDays(day, 1))
}

/** Weekdays from the trade day to the money, and from the confirmation to it. */
export const DAYS_TO_ARRIVAL = { fromTradeDay: 3, fromConfirmation: 1 } as const

type Step = Timeline[number]

function step(name: string, time: string, isDone: boolean, remark = ''): Step {
  return { name, time: isDone ? time : '', remark, isDone: isDone ? '1' : '0' }
}

const CAME_TO_NOTHING: readonly string[] = [TRADE_STATUS.failed, TRADE_STATUS.cancelled]

/** When the money is expected or arrived; `''` for a trade that pays the customer nothing. */
export function expectedArriveDate(row: TradeRow): string {
  if (row.arrive_date || row.direction !== 'in' || CAME_TO_NOTHING.includes(row.trade_status)) {
    return row.arrive_date
  }
  return row.confirm_date
    ? addWeekdays(row.confirm_date, DAYS_TO_ARRIVAL.fromConfirmation)
    : addWeekdays(row.trade_day || row.apply_time.slice(0, 10), DAYS_TO_ARRIVAL.fromTradeDay)
}

/** The course of a trade: what has happened with its time, and the steps still to come. */
export function timelineOf(row: TradeRow): Timeline {
  const submitted = step(row.trade_day ? '提交申请' : '生成', row.apply_time, true)
  if (row.trade_status === TRADE_STATUS.cancelled) return [submitted, step('已撤销', row.cancel_time, true)]
  if (row.trade_status === TRADE_STATUS.failed) {
    return [submitted, step('确认失败', row.confirm_date, true, row.fail_reason)]
  }

  const isConfirmed = SETTLED_STATUSES.includes(row.trade_status)
  const confirmed = step(
    row.trade_status === TRADE_STATUS.partlyConfirmed ? '部分确认' : '确认',
    row.confirm_date,
    isConfirmed,
    row.trade_status === TRADE_STATUS.partlyConfirmed ? row.remark : '',
  )
  if (row.direction !== 'in') return [submitted, confirmed]
  const hasArrived = row.arrive_date !== ''
  const arriveDate = expectedArriveDate(row)
  return [
    submitted,
    confirmed,
    step('资金到账', arriveDate, hasArrived, hasArrived ? '' : `预计 ${arriveDate} 到账`),
  ]
}

const CLOSED_REASONS: Readonly<Record<string, string>> = {
  [TRADE_STATUS.confirming]: '交易确认中，不能撤销',
  [TRADE_STATUS.failed]: '交易确认失败，无需撤销',
  [TRADE_STATUS.cancelled]: '交易已撤销',
}

/** Whether a trade can be taken back at a time (`YYYY-MM-DD HH:mm:ss`), and until when. */
export function cancelOf(
  row: TradeRow,
  now: string,
): { canCancel: '0' | '1'; cancelReason: string; cancelDeadline: string } {
  const refuse = (cancelReason: string) => ({ canCancel: '0' as const, cancelReason, cancelDeadline: '' })
  if (!redemptionMachine.allows(row.trade_status, 'cancel')) {
    return refuse(CLOSED_REASONS[row.trade_status] ?? '交易已完成，不能撤销')
  }
  if (!row.trade_day) return refuse('该类交易不支持撤销')
  const cancelDeadline = `${row.trade_day} ${CUT_OFF}`
  if (now >= cancelDeadline) return refuse(`已过撤销截止时间 ${cancelDeadline.slice(0, 16)}`)
  return { canCancel: '1', cancelReason: '', cancelDeadline }
}

/** The course of a change of a beneficiary's account. */
export function bankChangeTimeline({
  status,
  apply_time,
  effect_time,
  reject_reason,
}: BankChangeRow): Timeline {
  const submitted = step('提交申请', apply_time, true)
  if (status === BANK_CHANGE_STATUS.rejected) {
    return [submitted, step('审核未通过', effect_time, true, reject_reason)]
  }
  const isEffective = status === BANK_CHANGE_STATUS.effective
  return [
    submitted,
    step('审核', effect_time, isEffective, isEffective ? '审核通过' : '审核中，生效前仍按原账户分配'),
    step('生效', effect_time, isEffective),
  ]
}
