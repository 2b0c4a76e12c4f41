/** 产品类型 (specification, section 3); the label of 4 comes from the domain contract. */
export const PRODUCT_TYPES = {
  '0': '固定收益类',
  '1': '固收+',
  '2': '权益类',
  '3': '现金管理类',
  '4': '股权类',
} as const

export type ProductType = keyof typeof PRODUCT_TYPES

/** Short names of the product types, for captions and chips. */
export const PRODUCT_TYPES_SHORT: Readonly<Record<ProductType, string>> = {
  '0': '固收',
  '1': '固收+',
  '2': '权益',
  '3': '现金',
  '4': '股权',
}

/** 产品风险等级. */
export const RISK_LEVELS = {
  R1: '低风险',
  R2: '中低风险',
  R3: '中风险',
  R4: '中高风险',
  R5: '高风险',
} as const

/** 交易类型. */
export const TRADE_TYPES = {
  '01': '认购',
  '02': '申购',
  '03': '赎回',
  '04': '收益分配',
  '05': '本金返还',
  '06': '红利再投资',
  '07': '份额转换',
  '08': '清算兑付',
  '09': '费用扣收',
  '10': '追加委托',
  '11': '信托利益分配',
  '12': '受益账户变更',
} as const

/** 交易状态. */
export const TRADE_STATUSES = {
  '0': '已受理',
  '1': '确认中',
  '2': '确认成功',
  '3': '部分确认',
  '4': '确认失败',
  '5': '已撤销',
  '6': '已到账',
} as const

/** 持仓状态. */
export const POSITION_STATUSES = {
  '0': '持有中',
  '1': '赎回中',
  '2': '到期待兑付',
  '3': '已清算',
  '4': '待确认',
} as const

/** 分红方式. */
export const DIVIDEND_MODES = { '0': '现金分红', '1': '红利再投资' } as const

/** 持有角色. */
export const HOLDER_ROLES = { '1': '委托人', '2': '受益人', '3': '委托人兼受益人' } as const

/** 信托类别. */
export const TRUST_KINDS = {
  '1': '集合资金信托',
  '2': '家族信托',
  '3': '家庭服务信托',
  '4': '保险金信托',
  '5': '慈善信托',
} as const

/** 订单状态. */
export const ORDER_STATUSES = {
  '10': '预约待确认',
  '11': '预约成功',
  '12': '预约失效',
  '13': '预约已取消',
  '20': '待签约',
  '21': '签约中',
  '22': '待双录',
  '23': '双录审核中',
  '24': '双录驳回',
  '30': '待打款',
  '31': '打款待确认',
  '32': '冷静期中',
  '40': '已成立',
  '90': '已撤单',
  '91': '认购失败退款中',
  '92': '已退款',
} as const

/** 订单分组: which statuses stand under each tab; 全部 has every one. */
export const ORDER_TABS = {
  '0': { name: '全部', statuses: Object.keys(ORDER_STATUSES) },
  '1': { name: '待处理', statuses: ['10', '11', '20', '21', '22', '24', '30'] },
  '2': { name: '处理中', statuses: ['23', '31', '32', '91'] },
  '3': { name: '已完成', statuses: ['40'] },
  '4': { name: '已关闭', statuses: ['12', '13', '90', '92'] },
} as const

/** 家族信托申请状态. */
export const FT_APPLY_STATUSES = {
  '00': '草稿',
  '10': '待审核',
  '11': '退回补充',
  '20': '待签约',
  '21': '签约中',
  '30': '待交付财产',
  '31': '交付确认中',
  '40': '已成立',
  '80': '已终止',
  '90': '已撤回',
  '91': '已拒绝',
} as const

/** 家族信托申请的七步, in order (B6.16). */
export const FT_STEPS = ['委托人', '证件', '配偶', '核对', '方案', '财产', '受益人'] as const

/** 信息披露类型. */
export const DISCLOSURE_TYPES = {
  '01': '成立公告',
  '02': '净值公告',
  '03': '季度管理报告',
  '04': '年度管理报告',
  '05': '临时公告',
  '06': '收益分配公告',
  '07': '开放日公告',
  '08': '到期/清算报告',
} as const

/** 与委托人关系. */
export const RELATIONS = {
  '01': '本人',
  '02': '配偶',
  '03': '子女',
  '04': '父母',
  '05': '祖父母/外祖父母',
  '06': '孙子女/外孙子女',
  '07': '兄弟姐妹',
  '08': '其他亲属',
  '09': '慈善组织/慈善信托',
} as const

/** 受益人状态. */
export const BENEFICIARY_STATUSES = { '0': '待审核', '1': '有效', '2': '已驳回', '3': '已移除' } as const

/** 分配方式. */
export const DIST_TYPES = { '1': '固定分配', '2': '条件分配', '3': '临时分配', '4': '终止分配' } as const

/** 分配条件. */
export const DIST_CONDITIONS = {
  '01': '学业',
  '02': '婚嫁',
  '03': '生育',
  '04': '创业就业',
  '05': '医疗',
  '06': '养老',
  '07': '购房',
  '09': '其他',
} as const

/** 分配频率. */
export const DIST_FREQUENCIES = {
  '1': '一次性',
  '2': '每月',
  '3': '每季',
  '4': '每半年',
  '5': '每年',
} as const

/** 分配状态. */
export const DIST_STATUSES = {
  '0': '草稿',
  '1': '审核中',
  '2': '待支付',
  '3': '已支付',
  '4': '已驳回',
  '5': '已取消',
  '6': '支付失败',
} as const

/** 追加委托状态. */
export const APPEND_STATUSES = {
  '0': '待审核',
  '1': '待打款',
  '2': '到账待确认',
  '3': '已确认',
  '4': '已驳回',
  '5': '已撤回',
} as const

/** 受益账户变更状态. */
export const BANK_CHANGE_STATUSES = { '0': '审核中', '1': '已生效', '2': '已驳回' } as const

/** 投资管理模式. */
export const INVEST_MODES = { '1': '委托人指令', '2': '受托人决策', '3': '投资顾问' } as const

/** 交付财产. */
export const PROPERTY_TYPES = {
  '1': '现金',
  '2': '信托受益权/资管产品',
  '3': '保单',
  '4': '股权',
  '5': '不动产',
  '9': '其他',
} as const

/** 性别. */
export const SEXES = { '1': '男', '2': '女' } as const

/** 积分类型. */
export const POINT_TYPES = {
  '1': '获得',
  '2': '消费',
  '3': '过期',
  '4': '捐赠',
  '5': '抽奖',
  '6': '调整',
} as const

/** 公益项目状态. */
export const CHARITY_STATUSES = { '0': '未开始', '1': '进行中', '2': '已完成', '3': '已结束' } as const

/** 活动状态. */
export const ACTIVITY_STATUSES = { '0': '未开始', '1': '进行中', '2': '已结束', '3': '已下线' } as const

export { labelOf } from './labels'

/** 报告状态: not open, open, over. */
export const REPORT_STATUS = { notOpen: '0', open: '1', over: '2' } as const

/** 报告用户类型: never held a product, holds one, held before; unknown values behave like `holds`. */
export const REPORT_USER_TYPE = { neverHeld: '0', holds: '1', heldBefore: '2' } as const

/** 消息分类 (`msgCategory`), in the order of the message centre. */
export const MESSAGE_CATEGORIES = {
  '1': '交易动态',
  '2': '重要公告',
  '3': '活动消息',
  '4': '福利助手',
  '5': '最新资讯',
  '6': '问卷调研',
} as const
