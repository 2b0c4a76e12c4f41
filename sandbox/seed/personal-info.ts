import { insertRows } from '../store/insert'
import { THIRD_PARTIES } from './third-parties'
import type { Seed } from './order'

interface PersonSeed {
  readonly customerId: string
  /** Days of registration and real-name authentication; `''` for what has not happened. */
  readonly registered: string
  readonly authenticated: string
  readonly idType: string
  readonly idNo: string
  readonly address: string
  readonly email: string
  readonly bankName: string
  readonly cardNo: string
}

/** Papers of the seeded customers: numbers with right check digits that no authority gives out, cards for tests. */
const PEOPLE: readonly PersonSeed[] = [
  {
    customerId: '100001',
    registered: '2019-04-08',
    authenticated: '2019-04-10',
    idType: '0',
    idNo: '110000196803150014',
    address: '北京市海淀区远岚路18号院6号楼902室',
    email: 'lin.zhiyuan@mail.example',
    bankName: '招商银行北京分行',
    cardNo: '6200000000000005',
  },
  {
    customerId: '100002',
    registered: '2023-05-18',
    authenticated: '2023-05-20',
    idType: '0',
    idNo: '110000197009220024',
    address: '北京市海淀区远岚路18号院6号楼902室',
    email: '',
    bankName: '远山银行北京分行',
    cardNo: '6250947000000014',
  },
  {
    customerId: '100003',
    registered: '2026-11-12',
    authenticated: '',
    idType: '',
    idNo: '',
    address: '',
    email: '',
    bankName: '',
    cardNo: '',
  },
  {
    customerId: '100004',
    registered: '2020-02-11',
    authenticated: '2020-02-14',
    idType: '0',
    idNo: '110000196005200013',
    address: '天津市和平区听松里3号',
    email: '',
    bankName: '远山银行天津分行',
    cardNo: '6205500000000000004',
  },
  {
    customerId: '100005',
    registered: '2025-12-20',
    authenticated: '2026-11-18',
    idType: '1',
    idNo: 'E12345678',
    address: '',
    email: 'john.smith@mail.example',
    bankName: '',
    cardNo: '',
  },
  {
    customerId: '100006',
    registered: '2019-04-01',
    authenticated: '2019-04-01',
    idType: '0',
    idNo: '110000196508080017',
    address: '上海市浦东新区望江路200弄8号',
    email: 'hejiu@mail.example',
    bankName: '建设银行上海分行',
    cardNo: '6205600000030004',
  },
]

const at = (day: string, time: string) => Date.parse(`${day}T${time}+08:00`)

interface EventSeed {
  readonly item: string
  readonly scene: string
  readonly at: number
}

/** What each step of a customer's way collected. */
function eventsOf(person: PersonSeed): EventSeed[] {
  const { registered, authenticated } = person
  const events: EventSeed[] = [
    { item: 'mobile', scene: '注册', at: at(registered, '10:20:00') },
    { item: 'login', scene: '短信登录', at: at(registered, '10:21:00') },
    { item: 'login', scene: '短信登录', at: at('2026-11-18', '20:14:09') },
    { item: 'login', scene: '微信登录', at: at('2026-11-19', '08:32:51') },
  ]
  const add = (item: string, scene: string, time: number) => events.push({ item, scene, at: time })
  if (authenticated) {
    for (const item of ['name', 'birthDate', 'sex', 'idNo', 'idType']) {
      add(item, '实名认证', at(authenticated, '14:05:00'))
    }
  }
  if (person.address) add('address', '合同签署', at(authenticated, '14:30:00'))
  if (person.email) add('email', '对账单接收', at('2026-02-09', '09:15:00'))
  if (person.cardNo) {
    for (const item of ['card', 'bank']) add(item, '绑定银行卡', at(authenticated, '14:18:00'))
    add('idNo', '合同签署', at('2026-06-16', '11:02:00'))
  }
  return events
}

const CONSENTS = [
  { customerId: '100001', code: 'analytics', status: 'given', at: at('2025-09-03', '15:12:30') },
  { customerId: '100001', code: 'face', status: 'given', at: at('2026-06-16', '11:00:00') },
  { customerId: '100001', code: 'partner', status: 'given', at: at('2026-04-20', '16:40:00') },
  { customerId: '100002', code: 'analytics', status: 'given', at: at('2025-09-05', '10:00:00') },
  { customerId: '100004', code: 'analytics', status: 'given', at: at('2025-09-08', '18:45:00') },
  { customerId: '100004', code: 'partner', status: 'given', at: at('2025-10-01', '09:00:00') },
  { customerId: '100004', code: 'partner', status: 'withdrawn', at: at('2026-01-12', '13:20:00') },
  { customerId: '100006', code: 'analytics', status: 'given', at: at('2025-09-03', '12:00:00') },
]

const SHARES = [
  { customer_id: '100001', party_id: 'SP03', shared_at: at('2026-06-16', '11:00:20') },
  { customer_id: '100001', party_id: 'SP04', shared_at: at('2026-11-18', '20:13:40') },
  { customer_id: '100001', party_id: 'SP05', shared_at: at('2026-06-16', '11:06:00') },
  { customer_id: '100001', party_id: 'SP06', shared_at: at('2026-11-19', '16:00:00') },
  { customer_id: '100001', party_id: 'SP08', shared_at: at('2026-05-08', '10:10:00') },
  { customer_id: '100006', party_id: 'SP06', shared_at: at('2026-11-19', '16:00:00') },
]

const REFERRALS = [
  { code: 'YL8806', kind: 'advisor', name: '沈清和', customer_id: null },
  { code: 'LIN2026', kind: 'customer', name: '林致远', customer_id: '100001' },
]

/** A copy that U1 applied for in spring: made, fetched, and gone since. */
const EXPIRED_EXPORT = {
  id: 'PE202604080001',
  customer_id: '100001',
  apply_no: 'GX202604080001',
  scopes: JSON.stringify(['basic', 'trade']),
  format: 'pdf',
  delivery: 'app',
  email: '',
  status: '3',
  applied_at: at('2026-04-08', '09:20:00'),
  promised_date: '2026-04-29',
  sent_at: at('2026-04-08', '09:26:00'),
  file_id: null,
}

/** Writes papers, what was collected, consents, third parties and referral codes. Customers must be there. */
export const personalInfoSeed: Seed = {
  name: 'personal-info',
  after: ['customers'],
  fill(db) {
    insertRows(
      db,
      'customer_papers',
      PEOPLE.filter(({ idNo }) => idNo).map(person => ({
        customer_id: person.customerId,
        id_type: person.idType,
        id_no: person.idNo,
        address: person.address,
        email: person.email,
        bank_name: person.bankName,
        card_no: person.cardNo,
      })),
    )
    insertRows(
      db,
      'pi_collections',
      PEOPLE.flatMap(person =>
        eventsOf(person).map(event => ({
          customer_id: person.customerId,
          item: event.item,
          scene: event.scene,
          collected_at: event.at,
        })),
      ),
    )
    insertRows(
      db,
      'consents',
      CONSENTS.map(({ customerId, code, status, at: changedAt }) => ({
        customer_id: customerId,
        code,
        status,
        reason: '',
        changed_at: changedAt,
      })),
    )
    insertRows(
      db,
      'third_parties',
      THIRD_PARTIES.map(party => ({
        id: party.id,
        recipient: party.recipient,
        type: party.type,
        data_items: JSON.stringify(party.dataItems),
        purpose: party.purpose,
        way: party.way,
        contact: party.contact,
        policy_url: party.policyUrl,
        consent_code: party.consentCode,
      })),
    )
    insertRows(db, 'third_party_shares', SHARES)
    insertRows(db, 'referral_codes', REFERRALS)
    insertRows(db, 'pi_exports', [EXPIRED_EXPORT])
  },
}
