import { insertRows } from '../store/insert'
import {
  CANCEL_HTML,
  FACE_HTML,
  INVESTOR_HTML,
  PARTNER_HTML,
  REGISTER_HTML,
  SENSITIVE_HTML,
  SERVICE_HTML,
  SIGN_HTML,
} from './agreement-texts'
import { PRIVACY_HTML, PRIVACY_OLD_HTML } from './agreement-privacy'
import { CUSTOMERS } from './customers'
import type { Seed } from './order'

interface AgreementSeed {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly version: string
  readonly effectiveDate: string
  readonly html: string
  readonly changes?: readonly string[]
  readonly hasOfficer?: boolean
}

const MIN_READ_SECONDS = 10
const OFFICER = JSON.stringify({
  name: '沈守仁（个人信息保护负责人）',
  phone: '400-000-0000 转 6',
  email: 'privacy@yuanlan-trust.example',
})

const AGREEMENTS: readonly AgreementSeed[] = [
  {
    id: 'AG-REG-21',
    code: 'register',
    title: '用户注册协议',
    version: '2.1',
    effectiveDate: '2026-03-01',
    html: REGISTER_HTML,
    changes: ['新增语音验证码的说明', '明确推荐人看不到您的个人信息'],
  },
  {
    id: 'AG-SERV-14',
    code: 'service',
    title: '服务协议',
    version: '1.4',
    effectiveDate: '2026-01-15',
    html: SERVICE_HTML,
    changes: ['新增长辈服务一节', '明确交易申请的受理时间'],
  },
  {
    id: 'AG-PRIV-30',
    code: 'privacy',
    title: '隐私政策',
    version: '3.0',
    effectiveDate: '2025-09-01',
    html: PRIVACY_OLD_HTML,
    hasOfficer: true,
  },
  {
    id: 'AG-PRIV-31',
    code: 'privacy',
    title: '隐私政策',
    version: '3.1',
    effectiveDate: '2026-11-01',
    html: PRIVACY_HTML,
    changes: [
      '新增“本机存储”一节，说明设备上保存哪些设置',
      '使用行为分析改为逐项开关，随时可以撤回',
      '写明副本申请的办理期限',
    ],
    hasOfficer: true,
  },
  {
    id: 'AG-FACE-12',
    code: 'face',
    title: '人脸信息处理规则',
    version: '1.2',
    effectiveDate: '2025-06-01',
    html: FACE_HTML,
  },
  {
    id: 'AG-SENS-10',
    code: 'sensitive',
    title: '敏感个人信息处理授权书',
    version: '1.0',
    effectiveDate: '2025-06-01',
    html: SENSITIVE_HTML,
  },
  {
    id: 'AG-CANC-11',
    code: 'accountCancel',
    title: '账户注销协议',
    version: '1.1',
    effectiveDate: '2026-02-01',
    html: CANCEL_HTML,
  },
  {
    id: 'AG-INV-10',
    code: 'investor',
    title: '合格投资者声明',
    version: '1.0',
    effectiveDate: '2026-01-01',
    html: INVESTOR_HTML,
  },
  {
    id: 'AG-SIGN-20',
    code: 'esign',
    title: '电子签名服务协议',
    version: '2.0',
    effectiveDate: '2025-01-01',
    html: SIGN_HTML,
  },
  {
    id: 'AG-PART-10',
    code: 'partner',
    title: '个人信息共享授权书',
    version: '1.0',
    effectiveDate: '2025-09-01',
    html: PARTNER_HTML,
  },
]

/** Who was a customer by then; the others have accepted nothing that is kept here. */
const SIGNERS = CUSTOMERS.filter(({ key }) => key !== 'U3' && key !== 'U5')

/** What they accepted before the data starts: the privacy policy in the version before the newest. */
const SIGNED = [
  { code: 'register', version: '2.1', signedAt: '2026-03-02T09:30:00+08:00' },
  { code: 'service', version: '1.4', signedAt: '2026-03-02T09:30:00+08:00' },
  { code: 'privacy', version: '3.0', signedAt: '2025-09-03T15:12:00+08:00' },
]

/** Writes every agreement and what the seeded customers accepted. Customers must be there. */
export const agreementsSeed: Seed = {
  name: 'agreements',
  after: [],
  fill(db) {
    insertRows(
      db,
      'agreements',
      AGREEMENTS.map(({ id, code, title, version, effectiveDate, html, changes = [], hasOfficer }) => ({
        id,
        code,
        title,
        version,
        effective_date: effectiveDate,
        html,
        change_summary: JSON.stringify(changes),
        min_read_seconds: MIN_READ_SECONDS,
        officer: hasOfficer ? OFFICER : '',
      })),
    )
    insertRows(
      db,
      'agreement_signatures',
      SIGNERS.flatMap(customer =>
        SIGNED.map(({ code, version, signedAt }) => ({
          customer_id: customer.id,
          code,
          version,
          scene: 'update',
          signed_at: Date.parse(signedAt),
        })),
      ),
    )
  },
}
