import { insertRows } from '../store/insert'
import type { Seed } from './order'

/** A customer as the seed writes it; all persons and numbers are fictional. */
export interface CustomerSeed {
  readonly key: string
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly birthDate: string
  readonly sex: '1' | '2'
  readonly authStatus: string
  readonly riskLevel: string
  readonly riskExpireDate: string
  readonly qualifiedStatus: string
  readonly qualifiedExpireDate: string
  readonly taxDeclared: '0' | '1'
  readonly idExpireDate: string
  readonly vipLevel: string
  readonly points: number
  readonly note: string
}

/** U1 to U6 of the domain contract (B9.1). */
export const CUSTOMERS: readonly CustomerSeed[] = [
  {
    key: 'U1',
    id: '100001',
    name: '林致远',
    mobile: '19900000001',
    birthDate: '1968-03-15',
    sex: '1',
    authStatus: '2',
    riskLevel: 'C4',
    riskExpireDate: '2027-03-01',
    qualifiedStatus: '2',
    qualifiedExpireDate: '2027-06-30',
    taxDeclared: '1',
    idExpireDate: '9999-12-31',
    vipLevel: '4',
    points: 12680,
    note: '主演示客户：持有12只产品，年度报告完整，尚未抽奖',
  },
  {
    key: 'U2',
    id: '100002',
    name: '周文君',
    mobile: '19900000002',
    birthDate: '1970-09-22',
    sex: '2',
    authStatus: '2',
    riskLevel: 'C3',
    riskExpireDate: '2027-01-15',
    qualifiedStatus: '0',
    qualifiedExpireDate: '',
    taxDeclared: '1',
    idExpireDate: '2035-06-30',
    vipLevel: '2',
    points: 860,
    note: '受益人视角；年度报告已过期',
  },
  {
    key: 'U3',
    id: '100003',
    name: '陈新',
    mobile: '19900000003',
    birthDate: '1999-01-01',
    sex: '1',
    authStatus: '0',
    riskLevel: '',
    riskExpireDate: '',
    qualifiedStatus: '0',
    qualifiedExpireDate: '',
    taxDeclared: '0',
    idExpireDate: '',
    vipLevel: '1',
    points: 0,
    note: '新客户：未实名、未测评、从未持有产品',
  },
  {
    key: 'U4',
    id: '100004',
    name: '王慎之',
    mobile: '19900000004',
    birthDate: '1960-05-20',
    sex: '1',
    authStatus: '4',
    riskLevel: 'C2',
    riskExpireDate: '2026-09-30',
    qualifiedStatus: '4',
    qualifiedExpireDate: '2026-05-31',
    taxDeclared: '1',
    idExpireDate: '2026-10-01',
    vipLevel: '3',
    points: 3200,
    note: '66岁，证件已过期；曾持有现已清仓，收益为负',
  },
  {
    key: 'U5',
    id: '100005',
    name: 'JOHN SMITH',
    mobile: '19900000005',
    birthDate: '1975-11-02',
    sex: '1',
    authStatus: '1',
    riskLevel: '',
    riskExpireDate: '',
    qualifiedStatus: '0',
    qualifiedExpireDate: '',
    taxDeclared: '0',
    idExpireDate: '2029-04-30',
    vipLevel: '1',
    points: 0,
    note: '外籍客户，人工审核中；年度报告未开放',
  },
  {
    key: 'U6',
    id: '100006',
    name: '何久',
    mobile: '19900000006',
    birthDate: '1965-08-08',
    sex: '1',
    authStatus: '2',
    riskLevel: 'C5',
    riskExpireDate: '2027-08-01',
    qualifiedStatus: '2',
    qualifiedExpireDate: '2027-08-31',
    taxDeclared: '1',
    idExpireDate: '9999-12-31',
    vipLevel: '5',
    points: 45388,
    note: '交易量极大的客户；已抽奖（388积分）',
  },
]

/** The accounts; what else is known of a customer comes after. */
export const customersSeed: Seed = {
  name: 'customers',
  after: [],
  fill(db) {
    insertRows(
      db,
      'customers',
      CUSTOMERS.map(customer => ({
        id: customer.id,
        key: customer.key,
        name: customer.name,
        mobile: customer.mobile,
        birth_date: customer.birthDate,
        sex: customer.sex,
        auth_status: customer.authStatus,
        risk_level: customer.riskLevel,
        risk_expire_date: customer.riskExpireDate,
        qualified_status: customer.qualifiedStatus,
        qualified_expire_date: customer.qualifiedExpireDate,
        tax_declared: customer.taxDeclared,
        id_expire_date: customer.idExpireDate,
        vip_level: customer.vipLevel,
        care_mode: '0',
        analytics_consent: '1',
        points: customer.points,
        note: customer.note,
      })),
    )
  },
}
