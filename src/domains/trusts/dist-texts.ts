import { labelOf } from '@/contract/labels'
import { DIST_CONDITION, DIST_FREQUENCY, DIST_STATUS, DIST_TYPE } from '@/contract/tables/trust'
import type { DistPlan, DistRecord } from '@/contract/trust'
import { compareTexts } from '@/lib/compare-texts'
import { formatDate, formatExpiry } from '@/lib/date'
import type { TagTone } from '@/ui/kit/tag'

const STATUS_TONES: Readonly<Record<string, TagTone>> = {
  [DIST_STATUS.draft]: 'fact',
  [DIST_STATUS.inReview]: 'progress',
  [DIST_STATUS.toPay]: 'progress',
  [DIST_STATUS.paid]: 'done',
  [DIST_STATUS.rejected]: 'failed',
  [DIST_STATUS.cancelled]: 'fact',
  [DIST_STATUS.failed]: 'failed',
}

/** Colour of a distribution's status; an unknown one is a neutral fact. */
export function distTone(status: string): TagTone {
  return STATUS_TONES[status] ?? 'fact'
}

/** Plans that pay by themselves, those that pay when somebody applies, and any other kind; groups without a plan are left out. */
export function planGroups(
  plans: readonly DistPlan[],
): { title: string; note: string; plans: readonly DistPlan[] }[] {
  return [
    {
      title: '固定分配',
      note: '到期自动支付，无需申请',
      plans: plans.filter(({ distType }) => distType === DIST_TYPE.fixed || distType === DIST_TYPE.final),
    },
    {
      title: '条件分配',
      note: '满足约定条件并提交证明后支付',
      plans: plans.filter(({ distType }) => distType === DIST_TYPE.conditional),
    },
    {
      title: '临时分配',
      note: '提出申请并审核通过后支付',
      plans: plans.filter(({ distType }) => distType === DIST_TYPE.occasional),
    },
    {
      title: '其他分配',
      note: '支付方式请咨询信托经理',
      plans: plans.filter(({ distType }) => !(distType in DIST_TYPE.labels)),
    },
  ].filter(group => group.plans.length > 0)
}

/** What kind of distribution it is: 条件分配 · 学业, or 固定分配. */
export function distName({
  distType,
  conditionType,
}: Pick<DistRecord, 'distType' | 'conditionType'>): string {
  const condition = labelOf(DIST_CONDITION, conditionType)
  return [labelOf(DIST_TYPE, distType), condition].filter(part => part !== '--').join(' · ') || '--'
}

/** Whether a plan pays a single time. */
export function isOnce({ frequency }: Pick<DistPlan, 'frequency'>): boolean {
  return frequency === DIST_FREQUENCY.once
}

/** How long a plan pays: 2023-09-01 至 2034-09-01, or 2025-01-10 起长期. */
export function planTerm({ startDate, endDate }: Pick<DistPlan, 'startDate' | 'endDate'>): string {
  const end = formatExpiry(endDate)
  return end === '长期' || end === '--'
    ? `${formatDate(startDate)} 起长期`
    : `${formatDate(startDate)} 至 ${end}`
}

/** Day a record counts at: the payment, or the application while there is none. */
export function recordTime({ payTime, applyTime }: Pick<DistRecord, 'payTime' | 'applyTime'>): string {
  return payTime || applyTime
}

/** The years before whose first record a head stands: key of that record to its year. */
export function yearHeads(records: readonly DistRecord[]): ReadonlyMap<string, string> {
  const heads = new Map<string, string>()
  let last = ''
  for (const record of records) {
    const year = recordTime(record).slice(0, 4)
    if (year !== last) heads.set(record.distId, year)
    last = year
  }
  return heads
}

/** Years to choose from, newest first: those with a payment, and the one that is chosen. */
export function yearOptions(
  totals: readonly { readonly year: string }[],
  chosen: string,
): { value: string; text: string }[] {
  const years = new Set(totals.map(({ year }) => year))
  if (chosen) years.add(chosen)
  return [
    { value: '', text: '全部年份' },
    ...[...years].sort((a, b) => compareTexts(b, a)).map(value => ({ value, text: `${value}年` })),
  ]
}
