import { TRUST } from './trust-family'

const REVIEW = { time: '2026-11-17 10:05:40' }

/** U1's applications: one for the trust that exists, one in review, one draft, one taken back; U6 has a draft. */
export const FT_APPLICATIONS = [
  {
    id: 'FA1',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2023041200006',
    trust_name: TRUST.name,
    trust_kind: TRUST.trust_kind,
    initial_amount: '15000000.00',
    status: '40',
    current_step: 7,
    update_time: '2023-05-18 11:00:00',
    status_note: '信托已于2023-05-18成立。',
  },
  {
    id: 'FA2',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2025090300014',
    trust_name: '致远慈善信托',
    trust_kind: '5',
    initial_amount: '1000000.00',
    status: '90',
    current_step: 5,
    update_time: '2025-09-10 09:48:26',
    status_note: '您已撤回申请。',
  },
  {
    id: 'FA3',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2026101500009',
    trust_name: '林氏二期家族信托',
    trust_kind: '2',
    initial_amount: '',
    status: '00',
    current_step: 3,
    update_time: '2026-10-15 20:31:12',
    status_note: '已保存到第3步“配偶”，可继续填写。',
  },
  {
    id: 'FA4',
    customer_id: TRUST.principal_id,
    apply_no: 'FT2026110700021',
    trust_name: '致远家庭服务信托',
    trust_kind: '3',
    initial_amount: '2000000.00',
    status: '10',
    current_step: 7,
    update_time: '2026-11-19 16:20:00',
    status_note:
      '11-19 16:20 重新提交，预计 2 个工作日内完成审核。退回的 2 处（配偶手机号、林*木关系证明）已修改。',
  },
  {
    id: 'FA5',
    customer_id: '100006',
    apply_no: 'FT2026110200017',
    trust_name: '何氏家族信托',
    trust_kind: '2',
    initial_amount: '30000000.00',
    status: '00',
    current_step: 6,
    update_time: '2026-11-02 14:02:55',
    status_note: '已保存到第6步“财产”，可继续填写。',
  },
] as const

/** Why FA4 was returned before it was handed in again. */
export const FT_REMARKS = [
  {
    apply_id: 'FA4',
    sort: 1,
    section: '配偶',
    field: '手机号',
    content: '配偶手机号与预留信息不一致，请核对',
    ...REVIEW,
  },
  {
    apply_id: 'FA4',
    sort: 2,
    section: '受益人',
    field: '关系证明',
    content: '林*木的关系证明不清晰，请重新上传',
    ...REVIEW,
  },
] as const
