import type { TypedCard } from '@/contract/identity'
import { personOfId } from '@/lib/beneficiary-rules'
import { CHINA, expiryDoubt } from '@/lib/papers'

/** What is worth another look of the period that a card's back says (rule V-ID-TERM). */
export function cardDoubt(
  { beginDate, endDate }: TypedCard,
  idNo: string,
  today: string,
): string | undefined {
  const kind = 'idCard'
  const birthDate = personOfId({ kind, idNo, nationality: CHINA }, today)?.birthDate ?? ''
  return expiryDoubt({ kind, birthDate, beginDate, endDate }, today)
}
