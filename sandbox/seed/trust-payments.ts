import { DIST_TYPE } from '@/contract/tables/trust'
import { addMonths } from '../portfolio/calendar'
import { BENEFICIARIES, TRUST, TRUST_ID } from './trust-family'

/** When B1's claim is decided unless somebody does before, and when B4's was rejected. */
const DECIDED_BY_TIME = '2026-11-23T10:00:00+08:00'
const REJECTED_AT = '2026-05-28 15:20:11'

const PLAN = {
  trust_id: TRUST_ID,
  condition_type: '',
  percent: '',
  end_date: '9999-12-31',
  proof_note: '',
  // The seed's own payments end before this day.
  paid_until: '2026-11-19',
}

/** What the trust pays: two plans by themselves, three under a condition. */
export const DIST_PLANS = [
  {
    ...PLAN,
    id: 'DP1',
    bene_id: 'FT1-B3',
    dist_type: '1',
    condition_note: '养老',
    amount: '8000.00',
    frequency: '2',
    start_date: '2025-01-10',
    status: '2',
  },
  {
    ...PLAN,
    id: 'DP2',
    bene_id: 'FT1-B1',
    dist_type: '1',
    condition_note: '学业',
    amount: '20000.00',
    frequency: '5',
    start_date: '2023-09-01',
    end_date: '2034-09-01',
    status: '2',
  },
  {
    ...PLAN,
    id: 'DP3',
    bene_id: 'FT1-B1',
    dist_type: '2',
    condition_type: '01',
    condition_note: '考取全日制本科院校，一次性支付',
    amount: '100000.00',
    frequency: '1',
    start_date: '2023-05-18',
    status: '2',
    proof_note: '录取通知书、户口簿',
  },
  {
    ...PLAN,
    id: 'DP4',
    bene_id: 'FT1-B2',
    dist_type: '2',
    condition_type: '02',
    condition_note: '首次登记结婚，一次性支付',
    amount: '200000.00',
    frequency: '1',
    start_date: '2023-05-18',
    status: '2',
    proof_note: '结婚证、身份证',
  },
  {
    ...PLAN,
    id: 'DP5',
    bene_id: 'FT1-B4',
    dist_type: '2',
    condition_type: '05',
    condition_note: '重大疾病或意外医疗，凭票据支付，每年不超过十万元',
    amount: '100000.00',
    frequency: '5',
    start_date: '2023-05-18',
    status: '2',
    proof_note: '诊断证明、住院费用清单、医疗票据',
  },
] as const

/** A record before it has its id and the card it was paid to. */
interface Record {
  readonly beneId: string
  readonly distType: string
  readonly conditionType?: string
  readonly amount: string
  readonly status: string
  readonly applyTime?: string
  readonly payDate?: string
  readonly rejectReason?: string
}

/** The day `count` payments of a plan fall on, the first included. */
function datesOf(start: string, months: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(start, index * months))
}

const fixed = (beneId: string, amount: string, dates: readonly string[]): Record[] =>
  dates.map(payDate => ({ beneId, distType: '1', amount, status: '3', payDate }))

const paid = (
  beneId: string,
  distType: string,
  amount: string,
  applyTime: string,
  payDate: string,
): Record => ({
  beneId,
  distType,
  conditionType: { 'FT1-B2': '02', 'FT1-B4': '05' }[beneId],
  amount,
  status: '3',
  applyTime,
  payDate,
})

/** 36 payments of 1,860,000.00 yuan together, and three applications that were not paid. */
const RECORDS: readonly Record[] = [
  ...fixed('FT1-B3', '8000.00', datesOf('2025-01-10', 1, 23)),
  ...fixed('FT1-B1', '20000.00', datesOf('2023-09-01', 12, 4)),
  paid('FT1-B4', '3', '120000.00', '2023-08-25 09:40:12', '2023-09-08'),
  paid('FT1-B3', '3', '300000.00', '2023-12-04 14:22:35', '2023-12-15'),
  paid('FT1-B3', '3', '199599.50', '2024-06-11 10:05:08', '2024-06-20'),
  paid('FT1-B4', '3', '150000.00', '2024-07-02 16:31:47', '2024-07-15'),
  paid('FT1-B2', '2', '200000.00', '2024-09-18 11:12:26', '2024-10-01'),
  paid('FT1-B4', '2', '86400.50', '2025-03-07 09:18:51', '2025-03-20'),
  paid('FT1-B4', '3', '180000.00', '2025-08-22 15:47:03', '2025-09-05'),
  paid('FT1-B1', '3', '200000.00', '2026-07-06 10:26:40', '2026-07-20'),
  paid('FT1-B4', '3', '160000.00', '2026-08-14 13:55:19', '2026-08-28'),
  {
    beneId: 'FT1-B2',
    distType: '3',
    amount: '50000.00',
    status: '5',
    applyTime: '2026-03-12 17:08:44',
  },
  {
    beneId: 'FT1-B4',
    distType: '2',
    conditionType: '05',
    amount: '42600.00',
    status: '4',
    applyTime: '2026-05-25 10:33:27',
    rejectReason: '缺少住院费用清单，请补充后重新申请',
  },
  {
    beneId: 'FT1-B1',
    distType: '2',
    conditionType: '01',
    amount: '100000.00',
    status: '1',
    applyTime: '2026-11-16 09:12:05',
  },
]

const cardOf = (beneId: string) => BENEFICIARIES.find(({ id }) => id === beneId)?.card_no ?? ''
/** The plan that a record was paid, or applied for, by: those outside of any have none. */
const planIdOf = ({ beneId, distType }: Record) =>
  DIST_PLANS.find(plan => plan.bene_id === beneId && plan.dist_type === distType)?.id ?? ''
const timeOf = ({ payDate, applyTime = '' }: Record) => payDate ?? applyTime

/** `dist_records`, numbered in the order of time. */
export const DIST_RECORDS = [...RECORDS]
  .sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  .map((record, index) => ({
    id: `DR${String(index + 1).padStart(3, '0')}`,
    trust_id: TRUST_ID,
    bene_id: record.beneId,
    plan_id: planIdOf(record),
    dist_type: record.distType,
    condition_type: record.distType === DIST_TYPE.conditional ? (record.conditionType ?? '') : '',
    amount: record.amount,
    status: record.status,
    apply_time: record.applyTime ?? '',
    pay_time: record.payDate ? `${record.payDate} 10:00:00` : '',
    card_no: cardOf(record.beneId),
    reject_reason: record.rejectReason ?? '',
  }))

/** Who applied for the claims among the records: B2 for themselves, the guardian for B4, the principal for B1. */
const APPLICANTS = {
  'FT1-B1': { customer_id: TRUST.principal_id, applicant: 'principal' },
  'FT1-B2': { customer_id: TRUST.principal_id, applicant: 'principal' },
  'FT1-B4': { customer_id: '100002', applicant: 'guardian' },
} as const

const isApplicant = (beneId: string): beneId is keyof typeof APPLICANTS => beneId in APPLICANTS

/** What the claims among the records say beside them; their papers are in the archive. */
export const CLAIMS = DIST_RECORDS.filter(record => record.dist_type === DIST_TYPE.conditional).flatMap(
  ({ id, bene_id: beneId }) =>
    isApplicant(beneId)
      ? [
          {
            dist_id: id,
            ...APPLICANTS[beneId],
            ...{ expect_date: '', remark: '', file_ids: '[]' },
            due_at: Date.parse(DECIDED_BY_TIME),
            pay_due: '',
          },
        ]
      : [],
)

/** How the claims went. */
export const CLAIM_EVENTS = DIST_RECORDS.filter(({ id }) =>
  CLAIMS.some(claim => claim.dist_id === id),
).flatMap(record => {
  const steps = [
    { name: '提交申请', time: record.apply_time, remark: '' },
    ...(record.reject_reason
      ? [{ name: '审核未通过', time: REJECTED_AT, remark: record.reject_reason }]
      : []),
    ...(record.pay_time ? [{ name: '已支付', time: record.pay_time, remark: '' }] : []),
  ]
  return steps.map((step, index) => ({ request_id: record.id, seq: index + 1, ...step }))
})
