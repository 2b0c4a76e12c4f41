import Taro from '@tarojs/taro'
import { type CalendarEntry, reminderMinutes } from '@/lib/i-calendar'
import { instantOf } from '@/lib/time-left'
import type { CalendarRequest, CalendarResult } from './phone-calendar.types'
import { refusalOf } from './refusal'

/** WeChat's calendar counts in seconds. */
function optionOf(entry: CalendarEntry): Taro.addPhoneCalendar.Option {
  const { title, note: description, date, time } = entry
  return {
    ...{ title, description, allDay: time === '' },
    startTime: (instantOf(`${date} ${time || '00:00'}:00`) ?? 0) / 1000,
    ...{ alarm: true, alarmOffset: reminderMinutes(entry) * 60 },
  }
}

/** Puts date after date into the phone's calendar; what is not there when the customer or the phone says no is not asked again. */
export async function addToCalendar({ entries, onAdded }: CalendarRequest): Promise<CalendarResult> {
  // Taro has what this WeChat has.
  if (typeof Taro.addPhoneCalendar !== 'function') return { kind: 'unsupported' }
  try {
    for (const entry of entries) {
      await Taro.addPhoneCalendar(optionOf(entry))
      onAdded(entry.id)
    }
    return { kind: 'added' }
  } catch (cause) {
    switch (refusalOf(cause)) {
      case 'cancelled':
        return { kind: 'cancelled' }
      case 'permission':
        return { kind: 'refused' }
      case 'unanswered':
        return { kind: 'failed', message: '没有收到您的选择，请再点一次并选择允许' }
      case 'privacy':
        return { kind: 'failed', message: '加入日历需要您先同意隐私保护指引，请再点一次并选择同意' }
      default:
        return { kind: 'failed', message: '无法加入日历，请稍后再试' }
    }
  }
}

export { openSettings as openCalendarSettings } from './open-settings'
