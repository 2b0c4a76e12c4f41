import { addDays, formatCaption, formatDate } from '@/lib/date'

/**
 * When a message came, by the server's time: `HH:mm` today, 昨天, `MM-DD` this year, else `YYYY-MM-DD`; unknown is `--`
 * (E-MSG; mockup 11).
 */
export function messageTime(publishTime: string, serverTime: string): string {
  const today = formatDate(serverTime)
  if (formatDate(publishTime) === addDays(today, -1)) return '昨天'
  return formatCaption(publishTime, today)
}
