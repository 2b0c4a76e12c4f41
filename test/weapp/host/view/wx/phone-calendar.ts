import { answer, type ApiParts, type CallOptions, WxFailure } from './call'
import type { Files } from './files'

/** An event as WeChat takes it; times in seconds since 1970, `endTime` as text. */
interface PhoneEvent {
  readonly title: string
  readonly startTime: number
  readonly allDay?: boolean
  readonly description?: string
  readonly location?: string
  readonly endTime?: string
  readonly alarm?: boolean
  readonly alarmOffset?: number
}

const FIELDS = [
  ...['title', 'startTime', 'allDay', 'description', 'location', 'endTime', 'alarm', 'alarmOffset'],
  ...['success', 'fail', 'complete'],
]

/** The phone's calendar behind WeChat: asks for `scope.addPhoneCalendar` the first time, and for nothing afterwards. */
export class PhoneCalendar {
  isAllowed = true
  hasBeenAsked = false
  readonly events: PhoneEvent[] = []

  api(parts: ApiParts, files: Files): Record<string, unknown> {
    return {
      addPhoneCalendar: (options: CallOptions<PhoneEvent>) => {
        const unknown = Object.keys(options).filter(name => !FIELDS.includes(name))
        if (unknown.length > 0) throw new Error(`addPhoneCalendar knows no ${unknown.join(', ')}`)
        const { title, startTime } = options
        return answer(parts, 'addPhoneCalendar', options, async () => {
          if (!files.isPrivacyAgreed) {
            throw new WxFailure('privacy permission is not authorized', { errno: 104 })
          }
          if (typeof title !== 'string' || title === '') throw new WxFailure('parameter error: title')
          // Milliseconds would be a day in thousands of years.
          if (!Number.isInteger(startTime) || startTime > 1e11) {
            throw new WxFailure('parameter error: startTime')
          }
          this.hasBeenAsked = true
          if (!this.isAllowed) throw new WxFailure('auth deny')
          const { success: _success, fail: _fail, complete: _complete, ...event } = options
          this.events.push(event)
        })
      },
    }
  }
}
