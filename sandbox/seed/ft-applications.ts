import { FT_APPLY_STATUS, FT_SECTION } from '@/contract/tables/trust'
import { decisionTime } from '../office/decision'
import { EMPTY_APPLICATION, type FtApplicationRow } from '../store/ft-applications'
import { FIRST_TRUST, SERVICE_TRUST, UP_TO_PEOPLE, UP_TO_SPOUSE } from './ft-sections'
import { TRUST } from './trust-family'

const REVIEW = { time: '2026-11-17 10:05:40', is_mended: '1' } as const

/** U1's applications: one for the trust that exists, one in review, one draft, one taken back; U6 has a draft. */
export const FT_APPLICATIONS: readonly FtApplicationRow[] = [
  {
    ...EMPTY_APPLICATION,
    ...FIRST_TRUST,
    id: 'FA1',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2023041200006',
    trust_name: TRUST.name,
    trust_kind: TRUST.trust_kind,
    initial_amount: '15000000.00',
    status: FT_APPLY_STATUS.established,
    current_step: 7,
    update_time: '2023-05-18 11:00:00',
    status_note: '信托已于2023-05-18成立。',
    people_at: '2023-04-11 20:15:00',
    confirmed_at: '2023-04-10 20:02:00',
    submitted_at: '2023-04-12 09:30:00',
    received_amount: '15000000.00',
  },
  {
    ...EMPTY_APPLICATION,
    id: 'FA2',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2025090300014',
    trust_name: '致远慈善信托',
    trust_kind: '5',
    initial_amount: '1000000.00',
    status: FT_APPLY_STATUS.withdrawn,
    current_step: 5,
    update_time: '2025-09-10 09:48:26',
    status_note: '您已撤回申请。',
  },
  {
    ...EMPTY_APPLICATION,
    ...UP_TO_SPOUSE,
    id: 'FA3',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2026101500009',
    trust_name: '林氏二期家族信托',
    trust_kind: '2',
    status: FT_APPLY_STATUS.draft,
    current_step: 3,
    update_time: '2026-10-15 20:31:12',
    status_note: '已保存到第 3 步“配偶”，可继续填写。',
  },
  {
    ...EMPTY_APPLICATION,
    ...SERVICE_TRUST,
    id: 'FA4',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2026110700021',
    trust_name: '致远家庭服务信托',
    trust_kind: '3',
    initial_amount: '2000000.00',
    status: FT_APPLY_STATUS.inReview,
    current_step: 7,
    update_time: '2026-11-19 16:20:00',
    status_note:
      '11-19 16:20 重新提交，预计 2 个工作日内完成审核。退回的 2 处（配偶手机号、林*木关系证明）已修改。',
    people_at: '2026-11-19 16:18:30',
    confirmed_at: '2026-11-07 20:40:00',
    submitted_at: '2026-11-19 16:20:00',
    due_at: decisionTime('2026-11-19', 2),
  },
  {
    ...EMPTY_APPLICATION,
    ...UP_TO_PEOPLE,
    id: 'FA5',
    customer_id: '100006',
    apply_no: 'FT2026110200017',
    trust_name: '何氏家族信托',
    trust_kind: '2',
    initial_amount: '30000000.00',
    status: FT_APPLY_STATUS.draft,
    current_step: 7,
    update_time: '2026-11-02 14:02:55',
    status_note: '已保存到第 7 步“受益人”，可继续填写。',
    confirmed_at: '2026-11-02 13:40:10',
  },
]

/** Why FA4 was returned before it was handed in again. */
export const FT_REMARKS = [
  {
    apply_id: 'FA4',
    sort: 1,
    section: FT_SECTION.spouse,
    field: 'mobile',
    content: '配偶手机号与预留信息不一致，请核对',
    ...REVIEW,
  },
  {
    apply_id: 'FA4',
    sort: 2,
    section: FT_SECTION.people,
    field: '1.relationFileIds',
    content: '林*木的关系证明不清晰，请重新上传',
    ...REVIEW,
  },
] as const

const happened = (apply_id: string, name: string, time: string, remark = '') => ({
  apply_id,
  name,
  remark,
  time,
})

/** What happened to each of them. */
export const FT_EVENTS = [
  happened('FA1', '开始填写', '2023-04-08 19:40:12'),
  happened('FA1', '提交申请', '2023-04-12 09:30:00'),
  happened('FA1', '审核通过', '2023-04-14 10:00:00'),
  happened('FA1', '签署合同', '2023-05-05 15:12:00'),
  happened('FA1', '交付财产', '2023-05-16 10:20:00'),
  happened('FA1', '信托成立', '2023-05-18 11:00:00'),
  happened('FA2', '开始填写', '2025-09-03 20:11:00'),
  happened('FA2', '撤回申请', '2025-09-10 09:48:26'),
  happened('FA3', '开始填写', '2026-10-15 20:02:47'),
  happened('FA4', '开始填写', '2026-11-07 19:55:00'),
  happened('FA4', '提交申请', '2026-11-13 21:06:00'),
  happened('FA4', '审核退回', '2026-11-17 10:05:40', '2 处待修改'),
  happened('FA4', '重新提交', '2026-11-19 16:20:00'),
  happened('FA5', '开始填写', '2026-11-02 13:01:30'),
] as const
