import { labelOf } from '@/contract/labels'
import { SEX } from '@/contract/tables/customer'
import { RELATION, TRUST_KIND } from '@/contract/tables/trust'
import type { Beneficiary, TrustPositionDetail } from '@/contract/trust'
import { formatDate } from '@/lib/date'

type TrustRight = TrustPositionDetail['rights'][number]

/** What every view of a trust names it by: kind, day of establishment, term. */
export function trustCaption(
  trust: Pick<TrustPositionDetail, 'trustKind' | 'establishDate' | 'termYears'>,
): string {
  const term = trust.termYears > 0 ? `期限 ${trust.termYears} 年` : '无固定期限'
  return [labelOf(TRUST_KIND, trust.trustKind), `${formatDate(trust.establishDate)} 成立`, term].join(' · ')
}

/** Why a service is no link: the contract does not grant it, or it is done by the trust's manager. */
export function serviceReason(right: TrustRight, rights: readonly TrustRight[], service: string): string {
  return rights.includes(right) ? `请联系信托经理办理${service}` : '信托合同未授予该权限'
}

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/** 顺位 1 as 第一顺位; beyond ten in figures. */
export function orderName(order: number): string {
  return `第${DIGITS[order] ?? order}顺位`
}

/** What a beneficiary is to the principal, and who they are: 子女 · 女 · 14岁; unknown parts are left out. */
export function beneficiaryCaption({
  relation,
  sex,
  age,
}: Pick<Beneficiary, 'relation' | 'sex' | 'age'>): string {
  return [labelOf(RELATION, relation), labelOf(SEX, sex), age >= 0 ? `${age}岁` : '--']
    .filter(part => part !== '--')
    .join(' · ')
}

/** 周*君（委托人配偶）; the relation is left out when it is unknown. */
export function guardianName({ nameMask, relation }: NonNullable<Beneficiary['guardian']>): string {
  const name = labelOf(RELATION, relation)
  return name === '--' ? nameMask : `${nameMask}（委托人${name}）`
}
