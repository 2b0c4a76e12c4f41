import type { PiCategory } from '@/contract/personal-info'
import { labelOf } from '@/contract/labels'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { dateTimeInShanghai, formatExpiry } from '@/lib/date'
import { maskCard, maskEmail, maskMobile, maskName } from '@/lib/mask'
import type { EventCount } from '../store/collections'
import type { CustomerRow } from '../store/customers'

/** What a customer has handed in beside the row of `customers`. */
export interface PapersRow {
  readonly id_type: string
  readonly id_no: string
  readonly address: string
  readonly email: string
  readonly bank_name: string
  readonly card_no: string
}

/** Everything a value is read from. */
export interface Known {
  readonly customer: CustomerRow
  readonly papers: PapersRow | undefined
  /** Events of the item in the asked period. */
  readonly events: EventCount
}

/** One kind of information the company collects, with what the list must say of it (PI-10). */
export interface ItemDefinition {
  readonly id: string
  readonly category: PiCategory
  readonly name: string
  readonly scene: string
  readonly purpose: string
  readonly source: string
  readonly retention: string
  /** The plain value. */
  readonly read: (known: Known) => string
  /** How it looks until the customer has proved to be there; left out where the value itself gives nobody away. */
  readonly mask?: (value: string) => string
}

const FIVE_YEARS = '业务关系终止后5年'
const FIFTEEN_YEARS = '信托终止后15年'
const SELF = '您主动提供'
const MADE = '使用服务时产生'

const maskAddress = (address: string) => `${address.slice(0, 6)}****`
/** 1968-**-**. */
export const maskDay = (day: string) => `${day.slice(0, 4)}-**-**`
const times = ({ events }: Known) => `${events.count} 条记录`

/** 收集清单 in its order; the events of an item are rows of `pi_events` under the same id. */
export const PI_ITEMS: readonly ItemDefinition[] = [
  {
    id: 'mobile',
    category: 'basic',
    name: '手机号',
    scene: '注册与登录',
    purpose: '识别账户、发送验证码与重要通知',
    source: SELF,
    retention: '账户注销后删除',
    read: ({ customer }) => customer.mobile,
    mask: maskMobile,
  },
  {
    id: 'name',
    category: 'basic',
    name: '姓名',
    scene: '实名认证',
    purpose: '核实客户身份，履行反洗钱义务',
    source: SELF,
    retention: FIVE_YEARS,
    read: ({ customer }) => customer.name,
    mask: maskName,
  },
  {
    id: 'birthDate',
    category: 'basic',
    name: '出生日期',
    scene: '实名认证',
    purpose: '核实年龄，提供适合的服务',
    source: '由证件号码得出',
    retention: FIVE_YEARS,
    read: ({ customer }) => customer.birth_date,
    mask: maskDay,
  },
  {
    id: 'sex',
    category: 'basic',
    name: '性别',
    scene: '实名认证',
    purpose: '核实客户身份',
    source: '由证件号码得出',
    retention: FIVE_YEARS,
    read: ({ customer }) => labelOf(SEX, customer.sex),
  },
  {
    id: 'address',
    category: 'basic',
    name: '通讯地址',
    scene: '合同签署',
    purpose: '寄送纸质文件与法律文书',
    source: SELF,
    retention: FIFTEEN_YEARS,
    read: ({ papers }) => papers?.address ?? '',
    mask: maskAddress,
  },
  {
    id: 'email',
    category: 'basic',
    name: '电子邮箱',
    scene: '对账单与副本接收',
    purpose: '发送您申请的文件',
    source: SELF,
    retention: '账户注销后删除',
    read: ({ papers }) => papers?.email ?? '',
    mask: maskEmail,
  },
  {
    id: 'idNo',
    category: 'identity',
    name: '证件号码',
    scene: '实名认证、合同签署',
    purpose: '核实客户身份，履行反洗钱与涉税信息报送义务',
    source: SELF,
    retention: FIVE_YEARS,
    read: ({ papers }) => papers?.id_no ?? '',
    mask: maskCard,
  },
  {
    id: 'idType',
    category: 'identity',
    name: '证件类型与有效期',
    scene: '实名认证',
    purpose: '提醒您及时更新证件',
    source: SELF,
    retention: FIVE_YEARS,
    read: ({ customer, papers }) =>
      papers ? `${labelOf(ID_TYPE, papers.id_type)}，有效期至 ${formatExpiry(customer.id_expire_date)}` : '',
  },
  {
    id: 'faceResult',
    category: 'face',
    name: '人脸核验结果',
    scene: '实名认证、敏感操作',
    purpose: '确认是您本人在操作；不保存人脸图像',
    source: '第三方核验',
    retention: '业务关系终止后5年（仅核验结果）',
    read: times,
  },
  {
    id: 'card',
    category: 'account',
    name: '银行卡号',
    scene: '认购、赎回与利益分配',
    purpose: '划付款项，核对户名',
    source: SELF,
    retention: FIFTEEN_YEARS,
    read: ({ papers }) => papers?.card_no ?? '',
    mask: maskCard,
  },
  {
    id: 'bank',
    category: 'account',
    name: '开户银行',
    scene: '认购、赎回与利益分配',
    purpose: '划付款项',
    source: SELF,
    retention: FIFTEEN_YEARS,
    read: ({ papers }) => papers?.bank_name ?? '',
  },
  {
    id: 'investorProof',
    category: 'account',
    name: '资产或收入证明',
    scene: '合格投资者认定',
    purpose: '核实是否符合合格投资者标准',
    source: SELF,
    retention: FIFTEEN_YEARS,
    read: times,
  },
  {
    id: 'trades',
    category: 'trade',
    name: '交易记录',
    scene: '认购、申购、赎回与分配',
    purpose: '办理交易、出具对账单、履行信息披露义务',
    source: MADE,
    retention: FIFTEEN_YEARS,
    read: times,
  },
  {
    id: 'agreements',
    category: 'contract',
    name: '协议确认记录',
    scene: '注册、协议更新',
    purpose: '证明您同意的协议与版本',
    source: MADE,
    retention: FIVE_YEARS,
    read: times,
  },
  {
    id: 'notices',
    category: 'message',
    name: '站内消息',
    scene: '交易、公告与活动通知',
    purpose: '告知您与业务有关的事项',
    source: MADE,
    retention: '账户注销后删除',
    read: times,
  },
  {
    id: 'codes',
    category: 'message',
    name: '验证码发送记录',
    scene: '登录、敏感操作',
    purpose: '保障账户安全，处理投诉',
    source: MADE,
    retention: '6个月',
    read: times,
  },
  {
    id: 'login',
    category: 'device',
    name: '登录日志',
    scene: '登录',
    purpose: '识别异常登录，保障账户安全',
    source: MADE,
    retention: '6个月',
    read: ({ events }) => `${events.count} 次，最近 ${dateTimeInShanghai(events.last)}`,
  },
  {
    id: 'events',
    category: 'usage',
    name: '页面浏览与点击',
    scene: '使用应用（经您同意）',
    purpose: '改进页面与服务，不用于营销',
    source: MADE,
    retention: '24个月',
    read: times,
  },
]

/** What a category is collected for, and where, in one line each. */
export const CATEGORY_TEXTS: Readonly<Record<PiCategory, { purpose: string; scene: string }>> = {
  basic: { purpose: '识别账户、核实身份、联系您', scene: '注册、登录、实名认证' },
  identity: { purpose: '核实身份，履行反洗钱义务', scene: '实名认证、合同签署' },
  face: { purpose: '确认是您本人，不保存图像', scene: '实名认证、敏感操作' },
  account: { purpose: '划付款项，核对户名', scene: '认购、赎回与利益分配' },
  trade: { purpose: '办理交易、出具对账单', scene: '认购、申购、赎回与分配' },
  contract: { purpose: '证明您同意的协议与版本', scene: '注册、协议更新' },
  message: { purpose: '告知业务事项，保障账户安全', scene: '通知、登录、敏感操作' },
  device: { purpose: '识别异常登录', scene: '登录' },
  usage: { purpose: '改进页面与服务，不用于营销', scene: '使用应用（经您同意）' },
}

/** 敏感个人信息: consent of its own, and marked in the list. */
export const SENSITIVE: readonly PiCategory[] = ['identity', 'face', 'account', 'trade']
