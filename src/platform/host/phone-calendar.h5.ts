import { iCalendarOf } from '@/lib/i-calendar'
import { downloadText } from './download-text'
import { hostKind } from './host.h5'
import type { HostResult } from './host.types'
import { isInAppBrowser, TO_REAL_BROWSER } from './in-app-browser'
import type { CalendarRequest, CalendarResult } from './phone-calendar.types'

/** A browser keeps a file that its calendar opens. The native app and a web-view take no files of a page, and have no call for it. */
export function addToCalendar({ entries, now }: CalendarRequest): Promise<CalendarResult> {
  if (hostKind() !== 'browser') return Promise.resolve({ kind: 'unsupported' })
  if (isInAppBrowser()) return Promise.resolve({ kind: 'failed', message: TO_REAL_BROWSER })
  downloadText(iCalendarOf(entries, now), 'text/calendar', 'schedule.ics')
  return Promise.resolve({ kind: 'downloaded' })
}

/** A browser asks nobody before it keeps a file. */
export function openCalendarSettings(): Promise<HostResult> {
  return Promise.resolve({ kind: 'unsupported' })
}
