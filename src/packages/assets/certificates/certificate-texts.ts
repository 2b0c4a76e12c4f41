import type { Certificate } from '@/contract/certificate'
import { labelOf, optionsOf } from '@/contract/labels'
import { CERT_PURPOSE, CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { HOLDER_ROLE, HOLDER_VIEW } from '@/contract/tables/position'
import type { TagTone } from '@/ui/kit/tag'

const TYPE_NOTES: Readonly<Record<Certificate['certType'], string>> = {
  [CERT_TYPE.day]: '某一天持有的产品与市值',
  [CERT_TYPE.period]: '一段时间内持有的产品与日均资产，最长一年',
  [CERT_TYPE.experience]: '截至某一天投资过的产品与累计投入',
}

export const typeOptions = () =>
  optionsOf(CERT_TYPE).map(option => ({ ...option, note: TYPE_NOTES[option.value] }))
export const roleOptions = () =>
  [
    { value: HOLDER_VIEW.principal, text: labelOf(HOLDER_ROLE, HOLDER_ROLE.principal) },
    { value: HOLDER_VIEW.beneficiary, text: labelOf(HOLDER_ROLE, HOLDER_ROLE.beneficiary) },
  ] as const
export const SCOPE_OPTIONS = [
  { value: 'all', text: '全部产品' },
  { value: 'some', text: '指定产品' },
] as const

/** What the amount of a certificate is. */
export const AMOUNT_NAMES: Readonly<Record<Certificate['certType'], string>> = {
  [CERT_TYPE.day]: '资产总额',
  [CERT_TYPE.period]: '期间日均资产',
  [CERT_TYPE.experience]: '累计投入',
}

export const STATUS_TONES: Readonly<Record<Certificate['status'], TagTone>> = {
  [CERT_STATUS.waiting]: 'progress',
  [CERT_STATUS.inReview]: 'progress',
  [CERT_STATUS.issued]: 'done',
  [CERT_STATUS.rejected]: 'failed',
  [CERT_STATUS.expired]: 'fact',
  [CERT_STATUS.withdrawn]: 'fact',
}

/** 2026-10-30, or 2026-01-01 至 2026-06-30. */
export function coverText({ startDate, certDate }: Pick<Certificate, 'startDate' | 'certDate'>): string {
  return startDate ? `${startDate} 至 ${certDate}` : certDate
}

/** What it is for, in the customer's own words where they gave them. */
export function purposeName({ purpose, purposeText }: Pick<Certificate, 'purpose' | 'purposeText'>): string {
  return purposeText || labelOf(CERT_PURPOSE, purpose)
}

/** How a certificate stands, as a sentence. */
export function stateText(certificate: Certificate): string {
  const { status, expectedDate, expireDate, rejectReason } = certificate
  const texts: Readonly<Record<Certificate['status'], string>> = {
    [CERT_STATUS.waiting]: `预计 ${expectedDate} 前办结，审核开始以前可以撤回`,
    [CERT_STATUS.inReview]: `正在审核，预计 ${expectedDate} 前办结`,
    [CERT_STATUS.issued]: `有效期至 ${expireDate}`,
    [CERT_STATUS.rejected]: `原因：${rejectReason}`,
    [CERT_STATUS.expired]: `已于 ${expireDate} 失效，如需使用请重新申请`,
    [CERT_STATUS.withdrawn]: '您已撤回这份申请',
  }
  return texts[status]
}
