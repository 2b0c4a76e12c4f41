import { labelOf } from '@/contract/labels'
import { GUARDIAN_RELATION } from '@/contract/tables/beneficiary'
import { INVEST_MODE } from '@/contract/tables/trust'
import { type Beneficiary, TRUST_RIGHTS, type TrustPositionDetail } from '@/contract/trust'

type TrustRight = TrustPositionDetail['rights'][number]

/** Why a right is not there; among rights that the product does not know it may be. */
export function notGranted(rights: readonly TrustRight[]): string {
  return rights.every(right => TRUST_RIGHTS.includes(right)) ? '信托合同未授予该权限' : '暂时无法确认该权限'
}

/** A service as a link, where the contract grants it; else why it is none. */
export function serviceLink(
  right: TrustRight,
  rights: readonly TrustRight[],
  onTap: () => void,
): { readonly onTap?: () => void; readonly caption?: string } {
  return rights.includes(right) ? { onTap } : { caption: notGranted(rights) }
}

/** What can be done with instructions of a trust: those of before can be read in any case. */
export function instructCaption({
  rights,
  investMode,
}: Pick<TrustPositionDetail, 'rights' | 'investMode'>): string {
  if (!rights.includes('instruct')) return `${notGranted(rights)}，可查看已有指令`
  return investMode === INVEST_MODE.instruction
    ? '申购、赎回或转换信托持有的产品'
    : `${labelOf(INVEST_MODE, investMode)}模式，可查看已有指令`
}

/** 周*君（母亲）: what the guardian is to the minor; left out when it is unknown. */
export function guardianName({ nameMask, relation }: NonNullable<Beneficiary['guardian']>): string {
  const name = labelOf(GUARDIAN_RELATION, relation)
  return name === '--' ? nameMask : `${nameMask}（${name}）`
}
