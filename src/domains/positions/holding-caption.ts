import { labelOf } from '@/contract/labels'
import { POSITION_STATUS } from '@/contract/tables/position'
import { FT_APPLY_STATUS, TRUST_KIND } from '@/contract/tables/trust'
import type { TrustPositionRow } from '@/contract/my-trust'

/** What stands under the name of a trust or product held: its kind, and how it is. */
export function holdingCaption({
  trustId,
  trustKind,
  status,
}: Pick<TrustPositionRow, 'trustId' | 'trustKind' | 'status'>): string {
  const state = labelOf(trustId ? FT_APPLY_STATUS : POSITION_STATUS, status)
  return `${labelOf(TRUST_KIND, trustKind)} · ${state}`
}

/** The same in a list: when it pays next is told first. */
export function rowCaption(
  row: Parameters<typeof holdingCaption>[0] & Pick<TrustPositionRow, 'nextDistDate'>,
): string {
  return row.nextDistDate ? `下次分配 ${row.nextDistDate}` : holdingCaption(row)
}
