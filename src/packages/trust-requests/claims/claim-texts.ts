import type { Claim, ClaimablePlan } from '@/contract/claim'
import { labelOf } from '@/contract/labels'
import { DIST_CONDITION, DIST_FREQUENCY, DIST_TYPE } from '@/contract/tables/trust'

/** Why customers take a claim back. */
export const CANCEL_REASONS = [
  { value: '暂不需要', text: '暂不需要' },
  { value: '信息填写有误', text: '信息填写有误' },
  { value: '材料需要重新准备', text: '材料需要重新准备' },
  { value: '其他原因', text: '其他原因' },
] as const

/** 每年一次, or 一次性. */
export const frequencyText = ({ frequency }: ClaimablePlan): string => labelOf(DIST_FREQUENCY, frequency)

/** 学业, 医疗; of a plan without a condition 临时分配. */
export const conditionName = ({ conditionType, distType }: ClaimablePlan): string =>
  conditionType ? labelOf(DIST_CONDITION, conditionType) : labelOf(DIST_TYPE, distType)

/** The lines of a claim, those that are known. */
export function claimFacts(claim: Claim): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: '受益人', value: claim.plan.beneNameMask },
    { label: '分配条件', value: conditionName(claim.plan) },
    { label: '申请人', value: claim.applicant },
    { label: '申请时间', value: claim.applyTime },
    { label: '期望支付日期', value: claim.expectDate },
    { label: '证明材料', value: claim.files.length > 0 ? `${claim.files.length} 份` : '' },
    { label: '说明', value: claim.remark },
    { label: '支付时间', value: claim.payTime },
    { label: '收款账户', value: claim.cardNoMask },
  ].filter(({ value }) => value !== '')
}
