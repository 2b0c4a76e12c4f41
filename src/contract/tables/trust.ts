import { codes } from '../code-table'

/** 信托类别. */
export const TRUST_KIND = codes({
  collective: ['1', '集合资金信托'],
  family: ['2', '家族信托'],
  familyService: ['3', '家庭服务信托'],
  insurance: ['4', '保险金信托'],
  charity: ['5', '慈善信托'],
})

/** 信托期限, in years: those that are chosen by one tap. */
export const TRUST_TERM = codes({
  ten: ['10', '10年'],
  twenty: ['20', '20年'],
  thirty: ['30', '30年'],
  openEnded: ['0', '无固定期限'],
})

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

/** 家族信托申请的各节: a step fills one, a reviewer returns one with a remark. */
export const FT_SECTION = codes({
  principal: ['principal', '委托人'],
  identity: ['identity', '证件'],
  spouse: ['spouse', '配偶'],
  setup: ['setup', '信托方案'],
  property: ['property', '交付财产'],
  people: ['people', '受益人与分配'],
})

/** 家族信托申请的七步, in order (B6.16). */
export const FT_STEPS = ['委托人', '证件', '配偶', '核对', '方案', '财产', '受益人'] as const

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

/** Whether a plan pays when somebody applies, and not by the calendar. */
export const paysOnRequest = (distType: string): boolean =>
  distType === DIST_TYPE.conditional || distType === DIST_TYPE.occasional

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

/** 婚姻状况. */
export const MARITAL_STATUS = codes({
  single: ['1', '未婚'],
  married: ['2', '已婚'],
  divorced: ['3', '离异'],
  widowed: ['4', '丧偶'],
})

/** 学历. */
export const EDUCATION = codes({
  doctor: ['1', '博士'],
  master: ['2', '硕士'],
  bachelor: ['3', '本科'],
  college: ['4', '大专'],
  school: ['5', '高中及以下'],
})

/** 职业. */
export const OCCUPATION = codes({
  owner: ['1', '企业主'],
  manager: ['2', '企业管理人员'],
  professional: ['3', '专业技术人员'],
  official: ['4', '机关事业单位人员'],
  employee: ['5', '普通职员'],
  freelancer: ['6', '自由职业'],
  retired: ['7', '退休'],
  homemaker: ['8', '料理家务'],
  other: ['9', '其他'],
})

/** 个人年收入, in yuan. */
export const ANNUAL_INCOME = codes({
  under20: ['1', '20万以下'],
  under50: ['2', '20万至50万'],
  under100: ['3', '50万至100万'],
  under500: ['4', '100万至500万'],
  above500: ['5', '500万以上'],
})

/** 家庭资产, in yuan. */
export const FAMILY_ASSETS = codes({
  under500: ['1', '500万以下'],
  under1000: ['2', '500万至1000万'],
  under5000: ['3', '1000万至5000万'],
  under10000: ['4', '5000万至1亿'],
  above10000: ['5', '1亿以上'],
})

/** 财产来源. */
export const ASSET_SOURCE = codes({
  wages: ['1', '工资薪金'],
  business: ['2', '经营所得'],
  investment: ['3', '投资收益'],
  inheritance: ['4', '继承或赠与'],
  realEstate: ['5', '不动产'],
  other: ['9', '其他'],
})

/** 委托人证件: the one that the real-name authentication has proved, or photos of it. */
export const PAPERS_WAY = codes({
  verified: ['1', '使用已认证的身份证'],
  photos: ['2', '重新拍摄身份证'],
})

const WITHOUT_EMPLOYER: readonly string[] = [
  '',
  OCCUPATION.freelancer,
  OCCUPATION.retired,
  OCCUPATION.homemaker,
  OCCUPATION.other,
]

/** Whether who has this occupation is asked where they work. */
export const hasEmployer = (occupation: string): boolean => !WITHOUT_EMPLOYER.includes(occupation)
