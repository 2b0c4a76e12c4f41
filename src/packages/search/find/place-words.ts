import type { RouteName } from '@/routes'

/** Whose page of a family trust it is. */
export type TrustPart = 'principal' | 'beneficiary' | 'both'

/** A page that can be found: its title is the route's, unless the place within it has a name of its own. */
export interface PlaceWords {
  readonly route: RouteName
  readonly name?: string
  /** What else it is looked for by. */
  readonly words: string
  /** A page of one trust (`trustId`), found once for each that the customer has this part in. */
  readonly trust?: TrustPart
}

const place = (route: RouteName, words = '', name?: string): PlaceWords => ({
  route,
  words,
  ...(name ? { name } : {}),
})
const ofTrust = (route: RouteName, trust: TrustPart, words = ''): PlaceWords => ({ route, words, trust })

/** The pages that somebody looks for by a word and that open without an id; in the order in which they are wanted. */
export const PLACE_WORDS: readonly PlaceWords[] = [
  place('settings/settings', '大字 长辈版 放大 看不清', '文字大小（大字）'),
  place('settings/mobile', '更换手机号 换号 修改手机 换绑 登录手机 安全', '更换手机号'),
  place('settings/settings', '深色 外观 主题', '浅色与深色'),
  place('settings/settings', '通知 消息提醒 免打扰 推送', '消息通知'),
  place('settings/settings', '退出登录', '退出登录'),
  place('settings/settings'),
  place('settings/devices', '在别处登录 踢下线 丢失手机'),
  place('settings/logins', '登录历史 异常登录'),
  place('settings/about', '版本 备案'),
  place('account/account-cancel', '注销账户 关闭账户', '注销账户'),
  place('account/collected', '个人信息 隐私 授权 收集清单'),
  place('account/copy', '个人信息 导出 副本'),
  place('account/third-parties', '共享 第三方 隐私'),
  place('suitability/identify-info', '实名认证 身份证 证件更新 姓名'),
  place('suitability/risk-overview', '风险测评 风险等级 重新测评'),
  place('suitability/investor-declaration', '合格投资者认定'),
  place('identity/tax-type', '税务 CRS 非居民'),
  place('assets/overview', '总资产 持有 市值 净值'),
  place('assets/trades', '流水 申购 赎回 取回'),
  place('assets/distributions', '分红 分配 利息'),
  place('assets/disclosures', '公告 定期报告 季报 年报'),
  place('assets/history', '已到期 已清算 过去持有'),
  place('assets/certificates', '资产证明 存款证明 签证'),
  place('income/year', '收益 盈亏 分红 累计收益'),
  place('income/statements', '对账单 月结单 季度账单 年度账单'),
  place('income/schedule', '到期 开放日 缴款 提醒 日历'),
  place('products/product-calendar', '开放日 募集'),
  place('products/order-list', '订单 预约 待签约 待缴款'),
  place('main/positions', '持有产品'),
  place('main/family-trusts', '家族信托 设立申请'),
  place('main/orders', '项目 产品'),
  place('main/messages', '通知 消息'),
  place('recording/record-list', '录音录像'),
  place('report/entry', '年报 回顾 抽奖'),
  place('membership/center', '积分 会员 捐赠'),
  place('membership/points', '积分 兑换'),
  place('advisor/advisor', '客户经理 名片'),
  place('advisor/contact', '客服 人工 电话 回电 投诉'),
  place('advisor/tickets', '工单 意见 不满意 举报 反映问题'),
  place('content/help-center', '客服 常见问题 怎么办'),
  place('content/guide', '新手 教程 入门'),
  place('content/articles', '文章 新闻 市场观点'),
  place('content/collection', '收藏的文章 书签'),
  place('content/satisfaction', '意见反馈 建议 投诉 评价'),
  place('messages/surveys', '问卷 调查'),
  place('content/download', '安装 下载APP 升级'),
  place('content/agreement-privacy', '隐私'),
  place('content/agreement-service', '条款'),
  place('content/agreement-register', '条款'),
  ofTrust('trusts/principal', 'principal', '家族信托 持仓'),
  ofTrust('trusts/beneficiaries', 'principal', '受益人 家人 子女'),
  ofTrust('trust-people/people', 'principal', '更换受益人 新增受益人 修改受益人 分配比例'),
  ofTrust('trusts/beneficiary', 'beneficiary', '受益权 持仓'),
  ofTrust('trusts/scheme', 'principal', '分配比例 支付'),
  ofTrust('trusts/my-scheme', 'beneficiary', '分配方案 支付'),
  ofTrust('trusts/records', 'beneficiary', '受益 已收到 到账'),
  ofTrust('trusts/contracts', 'principal', '合同 文件'),
  ofTrust('trusts/disclosures', 'principal', '公告 定期报告'),
  ofTrust('trusts/plan', 'principal', '投资 配置'),
  ofTrust('trusts/trades', 'principal', '流水'),
  ofTrust('trust-requests/append-apply', 'principal', '追加财产 追加资金'),
  ofTrust('trust-requests/instructions', 'principal', '投资指令 下达'),
  ofTrust('trust-requests/claims', 'both', '医疗 教育 申请支付'),
]
