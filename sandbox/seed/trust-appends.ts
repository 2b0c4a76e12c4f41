import { APPEND_STATUS, ASSET_SOURCE, PROPERTY_TYPE } from '@/contract/tables/trust'
import { maskCard } from '@/lib/mask'
import { TRUST, TRUST_ID } from './trust-family'

const COMMON = {
  trust_id: TRUST_ID,
  customer_id: TRUST.principal_id,
  property_type: PROPERTY_TYPE.cash,
  property_name: '',
  source_of_funds: ASSET_SOURCE.business,
  bank_name: '招商银行',
  card_no_mask: maskCard('6200000000000005'),
  // Their papers are in the archive.
  file_ids: '[]',
  ...{ pay_deadline: '', pay_marked_at: '', voucher_file_id: '', reject_reason: '' },
}

/** One append that has arrived, one in review. */
export const APPENDS = [
  {
    ...COMMON,
    id: 'AP1',
    card_id: '',
    apply_no: 'AP2024110500012',
    amount: '2300000.00',
    status: APPEND_STATUS.confirmed,
    apply_time: '2024-11-05 10:20:33',
    promised_date: '2024-11-07',
    due_at: Date.parse('2024-11-06T10:00:00+08:00'),
    pay_date: '2024-11-11',
    confirm_date: '2024-11-12',
  },
  {
    ...COMMON,
    id: 'AP2',
    card_id: '',
    apply_no: 'AP2026111800003',
    amount: '500000.00',
    status: APPEND_STATUS.inReview,
    apply_time: '2026-11-18 15:06:21',
    promised_date: '2026-11-23',
    due_at: Date.parse('2026-11-23T10:00:00+08:00'),
    pay_date: '',
    confirm_date: '',
  },
] as const

/** How they went. */
export const APPEND_EVENTS = [
  { request_id: 'AP1', seq: 1, name: '提交申请', time: '2024-11-05 10:20:33', remark: '' },
  { request_id: 'AP1', seq: 2, name: '审核通过', time: '2024-11-06 10:00:00', remark: '' },
  { request_id: 'AP1', seq: 3, name: '打款', time: '2024-11-11 14:32:10', remark: '' },
  { request_id: 'AP1', seq: 4, name: '到账确认', time: '2024-11-12 11:00:00', remark: '' },
  { request_id: 'AP2', seq: 1, name: '提交申请', time: '2026-11-18 15:06:21', remark: '' },
] as const
