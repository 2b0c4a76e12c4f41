import { codes, type CodeOf } from './code-table'

/** 产品类型 (specification, section 3); the label of 4 comes from the domain contract. */
export const PRODUCT_TYPE = codes({
  fixedIncome: ['0', '固定收益类'],
  fixedIncomePlus: ['1', '固收+'],
  equity: ['2', '权益类'],
  cash: ['3', '现金管理类'],
  privateEquity: ['4', '股权类'],
})

export type ProductType = CodeOf<typeof PRODUCT_TYPE>

/** Short names of the product types, for captions and chips. */
export const PRODUCT_TYPES_SHORT: { readonly labels: Readonly<Record<ProductType, string>> } = {
  labels: {
    '0': '固收',
    '1': '固收+',
    '2': '权益',
    '3': '现金',
    '4': '股权',
  },
}

/** 产品风险等级. */
export const RISK_LEVEL = codes({
  R1: ['R1', '低风险'],
  R2: ['R2', '中低风险'],
  R3: ['R3', '中风险'],
  R4: ['R4', '中高风险'],
  R5: ['R5', '高风险'],
})

/** 交易类型. */
export const TRADE_TYPE = codes({
  subscription: ['01', '认购'],
  purchase: ['02', '申购'],
  redemption: ['03', '赎回'],
  distribution: ['04', '收益分配'],
  principalReturn: ['05', '本金返还'],
  reinvestment: ['06', '红利再投资'],
  conversion: ['07', '份额转换'],
  liquidation: ['08', '清算兑付'],
  fee: ['09', '费用扣收'],
  append: ['10', '追加委托'],
  trustBenefit: ['11', '信托利益分配'],
  bankChange: ['12', '受益账户变更'],
})

/** 交易状态. */
export const TRADE_STATUS = codes({
  accepted: ['0', '已受理'],
  confirming: ['1', '确认中'],
  confirmed: ['2', '确认成功'],
  partlyConfirmed: ['3', '部分确认'],
  failed: ['4', '确认失败'],
  cancelled: ['5', '已撤销'],
  arrived: ['6', '已到账'],
})

/** 持仓状态. */
export const POSITION_STATUS = codes({
  held: ['0', '持有中'],
  redeeming: ['1', '赎回中'],
  matured: ['2', '到期待兑付'],
  liquidated: ['3', '已清算'],
  pending: ['4', '待确认'],
})

/** 分红方式. */
export const DIVIDEND_MODE = codes({
  cash: ['0', '现金分红'],
  reinvest: ['1', '红利再投资'],
})

/** 持有角色. */
export const HOLDER_ROLE = codes({
  principal: ['1', '委托人'],
  beneficiary: ['2', '受益人'],
  both: ['3', '委托人兼受益人'],
})

/** 信托类别. */
export const TRUST_KIND = codes({
  collective: ['1', '集合资金信托'],
  family: ['2', '家族信托'],
  familyService: ['3', '家庭服务信托'],
  insurance: ['4', '保险金信托'],
  charity: ['5', '慈善信托'],
})

/** 订单状态. */
export const ORDER_STATUS = codes({
  booking: ['10', '预约待确认'],
  booked: ['11', '预约成功'],
  bookingLapsed: ['12', '预约失效'],
  bookingCancelled: ['13', '预约已取消'],
  toSign: ['20', '待签约'],
  signing: ['21', '签约中'],
  toRecord: ['22', '待双录'],
  recordingInReview: ['23', '双录审核中'],
  recordingRejected: ['24', '双录驳回'],
  toPay: ['30', '待打款'],
  paymentInReview: ['31', '打款待确认'],
  cooling: ['32', '冷静期中'],
  established: ['40', '已成立'],
  cancelled: ['90', '已撤单'],
  refunding: ['91', '认购失败退款中'],
  refunded: ['92', '已退款'],
})

/** 订单分组: which statuses stand under each tab; 全部 has every one. */
export const ORDER_TABS = {
  '0': { name: '全部', statuses: Object.keys(ORDER_STATUS.labels) },
  '1': { name: '待处理', statuses: ['10', '11', '20', '21', '22', '24', '30'] },
  '2': { name: '处理中', statuses: ['23', '31', '32', '91'] },
  '3': { name: '已完成', statuses: ['40'] },
  '4': { name: '已关闭', statuses: ['12', '13', '90', '92'] },
} as const

/** The tab that has the orders of every status. */
export const ALL_ORDERS = '0'

/** 家族信托申请状态. */
export const FT_APPLY_STATUS = codes({
  draft: ['00', '草稿'],
  inReview: ['10', '待审核'],
  returned: ['11', '退回补充'],
  toSign: ['20', '待签约'],
  signing: ['21', '签约中'],
  toDeliver: ['30', '待交付财产'],
  deliveryInReview: ['31', '交付确认中'],
  established: ['40', '已成立'],
  ended: ['80', '已终止'],
  withdrawn: ['90', '已撤回'],
  refused: ['91', '已拒绝'],
})

/** 家族信托申请的七步, in order (B6.16). */
export const FT_STEPS = ['委托人', '证件', '配偶', '核对', '方案', '财产', '受益人'] as const

/** 信息披露类型. */
export const DISCLOSURE_TYPE = codes({
  establishment: ['01', '成立公告'],
  netValue: ['02', '净值公告'],
  quarterly: ['03', '季度管理报告'],
  annual: ['04', '年度管理报告'],
  interim: ['05', '临时公告'],
  distribution: ['06', '收益分配公告'],
  openDay: ['07', '开放日公告'],
  liquidation: ['08', '到期/清算报告'],
})

/** 与委托人关系. */
export const RELATION = codes({
  self: ['01', '本人'],
  spouse: ['02', '配偶'],
  child: ['03', '子女'],
  parent: ['04', '父母'],
  grandparent: ['05', '祖父母/外祖父母'],
  grandchild: ['06', '孙子女/外孙子女'],
  sibling: ['07', '兄弟姐妹'],
  otherRelative: ['08', '其他亲属'],
  charity: ['09', '慈善组织/慈善信托'],
})

/** 受益人状态. */
export const BENEFICIARY_STATUS = codes({
  inReview: ['0', '待审核'],
  valid: ['1', '有效'],
  rejected: ['2', '已驳回'],
  removed: ['3', '已移除'],
})

/** 分配方式. */
export const DIST_TYPE = codes({
  fixed: ['1', '固定分配'],
  conditional: ['2', '条件分配'],
  occasional: ['3', '临时分配'],
  final: ['4', '终止分配'],
})

/** 分配条件. */
export const DIST_CONDITION = codes({
  education: ['01', '学业'],
  marriage: ['02', '婚嫁'],
  birth: ['03', '生育'],
  business: ['04', '创业就业'],
  medical: ['05', '医疗'],
  retirement: ['06', '养老'],
  home: ['07', '购房'],
  other: ['09', '其他'],
})

/** 分配频率. */
export const DIST_FREQUENCY = codes({
  once: ['1', '一次性'],
  monthly: ['2', '每月'],
  quarterly: ['3', '每季'],
  halfYearly: ['4', '每半年'],
  yearly: ['5', '每年'],
})

/** 分配状态. */
export const DIST_STATUS = codes({
  draft: ['0', '草稿'],
  inReview: ['1', '审核中'],
  toPay: ['2', '待支付'],
  paid: ['3', '已支付'],
  rejected: ['4', '已驳回'],
  cancelled: ['5', '已取消'],
  failed: ['6', '支付失败'],
})

/** 追加委托状态. */
export const APPEND_STATUS = codes({
  inReview: ['0', '待审核'],
  toPay: ['1', '待打款'],
  arriving: ['2', '到账待确认'],
  confirmed: ['3', '已确认'],
  rejected: ['4', '已驳回'],
  withdrawn: ['5', '已撤回'],
})

/** 受益账户变更状态. */
export const BANK_CHANGE_STATUS = codes({
  inReview: ['0', '审核中'],
  effective: ['1', '已生效'],
  rejected: ['2', '已驳回'],
})

/** 投资管理模式. */
export const INVEST_MODE = codes({
  instruction: ['1', '委托人指令'],
  trustee: ['2', '受托人决策'],
  advisor: ['3', '投资顾问'],
})

/** 交付财产. */
export const PROPERTY_TYPE = codes({
  cash: ['1', '现金'],
  trustInterest: ['2', '信托受益权/资管产品'],
  policy: ['3', '保单'],
  equity: ['4', '股权'],
  realEstate: ['5', '不动产'],
  other: ['9', '其他'],
})

/** 性别. */
export const SEX = codes({
  male: ['1', '男'],
  female: ['2', '女'],
})

/** 积分类型. */
export const POINT_TYPE = codes({
  earned: ['1', '获得'],
  spent: ['2', '消费'],
  lapsed: ['3', '过期'],
  donated: ['4', '捐赠'],
  drawn: ['5', '抽奖'],
  adjusted: ['6', '调整'],
})

/** 公益项目状态. */
export const CHARITY_STATUS = codes({
  notStarted: ['0', '未开始'],
  open: ['1', '进行中'],
  completed: ['2', '已完成'],
  ended: ['3', '已结束'],
})

/** 活动状态. */
export const ACTIVITY_STATUS = codes({
  notStarted: ['0', '未开始'],
  open: ['1', '进行中'],
  ended: ['2', '已结束'],
  withdrawn: ['3', '已下线'],
})

export { labelOf } from './labels'

/** 报告状态: not open, open, over. */
export const REPORT_STATUS = { notOpen: '0', open: '1', over: '2' } as const

/** 报告用户类型: never held a product, holds one, held before; unknown values behave like `holds`. */
export const REPORT_USER_TYPE = { neverHeld: '0', holds: '1', heldBefore: '2' } as const

/** 消息分类 (`msgCategory`), in the order of the message centre. */
export const MESSAGE_CATEGORY = codes({
  trade: ['1', '交易动态'],
  notice: ['2', '重要公告'],
  activity: ['3', '活动消息'],
  welfare: ['4', '福利助手'],
  news: ['5', '最新资讯'],
  survey: ['6', '问卷调研'],
})

/** 实名状态: what the customer has proved of their identity; `expiring` within 90 days. */
export const AUTH_STATUS = {
  none: '0',
  inReview: '1',
  passed: '2',
  failed: '3',
  expired: '4',
  expiring: '5',
} as const

/** 合格投资者状态. */
export const QUALIFIED_STATUS = {
  none: '0',
  inReview: '1',
  passed: '2',
  rejected: '3',
  expired: '4',
} as const

/** 问卷状态, of surveys and call-backs. */
export const SURVEY_STATUS = { notStarted: '0', open: '1', answered: '2', closed: '3' } as const

/** 调研邀请状态: waits for the customer, accepted, declined, closed without either. */
export const RESEARCH_STATUS = { open: '1', accepted: '2', declined: '3', closed: '4' } as const

/** What a message leads to: nothing, an address of ours, a PDF by its file id, an address outside. */
export const LINK_TYPE = { none: '0', address: '1', pdf: '2', outside: '3' } as const

/** How urgent a message is; one that must be read is asked for until the customer acknowledges it. */
export const MESSAGE_LEVEL = { normal: '1', mustRead: '2' } as const

/** 文件阅读状态. */
export const READ_STATUS = { unread: '0', reading: '1', read: '2' } as const

/** Whose positions are asked for: those the customer founded or bought, or those they benefit from. */
export const HOLDER_VIEW = { principal: '1', beneficiary: '2' } as const
