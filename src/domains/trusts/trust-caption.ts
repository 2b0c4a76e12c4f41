import { labelOf } from '@/contract/labels'
import { TRUST_KIND } from '@/contract/tables/trust'
import type { TrustPositionDetail } from '@/contract/trust'
import { formatDate } from '@/lib/date'

/** What every view of a trust names it by: kind, day of establishment, term. */
export function trustCaption(
  trust: Pick<TrustPositionDetail, 'trustKind' | 'establishDate' | 'termYears'>,
): string {
  const term = trust.termYears > 0 ? `期限 ${trust.termYears} 年` : '无固定期限'
  return [labelOf(TRUST_KIND, trust.trustKind), `${formatDate(trust.establishDate)} 成立`, term].join(' · ')
}
