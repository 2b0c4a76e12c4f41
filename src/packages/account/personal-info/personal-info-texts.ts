import {
  type Consent,
  EXPORT_SCOPES,
  EXPORT_STATUS,
  type ExportStatus,
  type PiExport,
  type PiRange,
} from '@/contract/personal-info'
import { formatMinute } from '@/lib/date'
import type { TagTone } from '@/ui/kit/tag'

/** Periods of the list; `''` is everything. */
export const PERIODS: readonly { readonly value: PiRange | ''; readonly text: string }[] = [
  { value: '', text: '全部时间' },
  { value: '1m', text: '近 1 个月' },
  { value: '6m', text: '近 6 个月' },
  { value: '1y', text: '近 1 年' },
]

/** The product does not know what the server says of it. */
export const UNSURE_CONSENT = '暂时无法确认是否同意'

/** 2026-09-03 同意, 2026-01-12 撤回, or that nobody asked yet. */
export function consentState({ status, time }: Pick<Consent, 'status' | 'time'>): string {
  if (status === 'unused') return '尚未征求您的同意'
  if (status !== 'given' && status !== 'withdrawn') return UNSURE_CONSENT
  const word = status === 'given' ? '同意' : '撤回'
  return time ? `${time.slice(0, 10)} ${word}` : `已${word}`
}

/** What a change of a consent is asked with: taking back lists its effects, giving says what for. */
export function consentQuestion({ name, purpose, status, effects }: Consent): {
  readonly title: string
  readonly lines: readonly string[]
  readonly confirmText: string
} {
  return status === 'given'
    ? { title: `撤回“${name}”的同意？`, lines: effects, confirmText: '确认撤回' }
    : { title: `同意“${name}”？`, lines: [purpose, '您可以随时在此撤回'], confirmText: '同意' }
}

export const EXPORT_TONES: Readonly<Record<ExportStatus, TagTone>> = {
  [EXPORT_STATUS.waiting]: 'progress',
  [EXPORT_STATUS.running]: 'progress',
  [EXPORT_STATUS.ready]: 'done',
  [EXPORT_STATUS.lapsed]: 'fact',
  [EXPORT_STATUS.failed]: 'failed',
}

/** 基本信息、交易 · PDF */
export function exportContent({ scopes, format }: Pick<PiExport, 'scopes' | 'format'>): string {
  return `${scopes.map(scope => EXPORT_SCOPES[scope] ?? '其他').join('、')} · ${format.toUpperCase()}`
}

/** What a copy is up to, in one line. */
export function exportState({ status, promisedDate, expireTime }: PiExport): string {
  if (status === EXPORT_STATUS.ready) return `请在 ${formatMinute(expireTime)} 前查看，之后文件自动删除`
  if (status === EXPORT_STATUS.lapsed) return '文件已超过 7 天，自动删除'
  if (status === EXPORT_STATUS.failed) return '文件没有生成，可以马上重新申请'
  return `最迟 ${promisedDate} 完成`
}

/** Why no other copy can be applied for now; nothing when it can. */
export function applyReason(nextApplyTime: string): string | undefined {
  return nextApplyTime ? `24 小时内只能申请一次，${formatMinute(nextApplyTime)} 后可再次申请` : undefined
}
