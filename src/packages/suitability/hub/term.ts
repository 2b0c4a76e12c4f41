import { formatExpiry } from '@/lib/date'
import { daysOfExpiringCard } from '@/lib/id-card'

/** How what counts up to a last day stands on another: that day itself still counts. */
export function termState(lastDay: string, today: string): 'valid' | 'expiring' | 'expired' {
  if (lastDay !== '' && lastDay < today) return 'expired'
  return daysOfExpiringCard(lastDay, today) === undefined ? 'valid' : 'expiring'
}

/** 有效期至 2027-03-01. */
export const termFact = (lastDay: string) => ({ label: '有效期至', value: formatExpiry(lastDay) })

/** 距到期还有 56 天; nothing while there is time. */
export function expiringNotes(lastDay: string, today: string): readonly string[] {
  const left = daysOfExpiringCard(lastDay, today)
  if (left === undefined) return []
  return [left === 0 ? '今天是有效期的最后一天，请尽快更新。' : `距到期还有 ${left} 天，请提前更新。`]
}
