import type { MessageSeed } from './message-list'

const LONG_TEXT =
  '为保护您的个人信息，公司更新了《个人信息保护政策》，自 11 月 1 日起施行。本次更新说明了人脸识别信息的使用场景、保存期限与删除方式，补充了与保管银行、登记机构共享信息的种类和目的，并增加了查阅、复制、更正、删除个人信息以及注销账户的办理路径。更新没有扩大收集个人信息的范围，也不改变您已经作出的授权选择。如不同意更新后的内容，您可以在设置中撤回授权，撤回后不影响已持有产品的信息披露和权益分配。'

/** B9.7, category 2: eight, two unread; one pinned that must be read, one expired. */
export const SYSTEM_MESSAGES: readonly MessageSeed[] = [
  {
    id: 'M0208',
    category: '2',
    at: '2026-11-20 09:12:40',
    title: '12 月 31 日系统维护安排',
    summary: '12 月 31 日 22:00 至次日 06:00 进行年终系统维护，期间可以查询，暂停交易申请。',
    text: [
      '为做好年终结算，公司定于 2026 年 12 月 31 日 22:00 至 2027 年 1 月 1 日 06:00 进行系统维护。',
      '维护期间可以正常查询资产、交易记录与信息披露，暂停提交交易申请、合同签署与资料变更。',
      '请您合理安排时间，由此带来的不便敬请谅解。',
    ],
    editor: 'word',
    isUnread: true,
    expires: '2027-01-01 06:00',
  },
  {
    id: 'M0207',
    category: '2',
    at: '2026-11-20 09:12',
    title: '关于远岚·全球优选权益风险等级调整的通知',
    summary: '产品风险等级由 R3 调整为 R4，不影响您的现有持仓；追加申购前请重新核对风险承受能力。',
    text: [
      '根据信托文件的约定，受托人对远岚·全球优选权益的风险等级进行了重新评估，自 2026 年 11 月 20 日起由 R3（中风险）调整为 R4（中高风险）。',
      '本次调整不影响您现有的持仓、分配与赎回安排。',
      '调整之后追加申购的，须与您有效的风险承受能力等级相匹配；等级不匹配的，将不能提交申请。',
    ],
    isUnread: true,
    isPinned: true,
    mustRead: true,
    bizType: 'product',
    bizId: 'P07',
    link: '/phone/assets/infoDisclosure?productId=P07',
  },
  {
    id: 'M0206',
    category: '2',
    at: '2026-11-18 18:00',
    title: '您有项目等待打款',
    summary: '您有认购项目尚未打款，请在打款期限前完成，逾期未打款的申请将自动失效。',
    bizType: 'order',
    link: '/phone/Myorder/myorderList',
  },
  {
    id: 'M0205',
    category: '2',
    at: '2026-11-17 10:06',
    title: '家族信托申请尚未提交',
    summary: '您填写的林氏二期家族信托申请已保存到第 3 步，资料自最后一次填写起保留两个月，可继续填写。',
    bizType: 'ftApplication',
    bizId: 'FA3',
    link: '/phone/familyDetailProjects/projectdetails?applyId=FA3',
  },
  {
    id: 'M0204',
    category: '2',
    at: '2026-11-13 17:30',
    title: '关于变更投资经理的公告',
    summary: '远岚·量化对冲1号的投资经理发生变更，公告全文请在信息披露中查阅。',
    bizType: 'product',
    bizId: 'P08',
    link: '/phone/assets/infoDisclosure?productId=P08',
  },
  {
    id: 'M0203',
    category: '2',
    at: '2026-10-30 09:00',
    title: '个人信息保护政策更新说明',
    summary: LONG_TEXT,
  },
  {
    id: 'M0202',
    category: '2',
    at: '2026-09-22 09:00',
    title: '国庆假期交易时间安排',
    summary: '10 月 1 日至 8 日暂停受理交易申请，9 日恢复；假期前提交的申请照常确认。',
    expires: '2026-10-09 00:00',
  },
  {
    id: 'M0201',
    category: '2',
    at: '2026-08-05 10:00',
    title: '谨防冒用公司名义的诈骗',
    summary: '公司不会以任何理由要求您向个人账户转账。请核对来电号码，妥善保管短信验证码。',
    text: [
      '近期有不法分子冒用信托公司名义，以“提前兑付”“补缴保证金”为由诱导客户转账。',
      '公司只通过信托财产专户收付款项，不会要求您向个人账户转账，也不会向您索要短信验证码。',
      '接到可疑电话或者链接，请拨打客户服务热线核实。附件是识别冒名诈骗的要点，可以转给家人阅读。',
    ],
    picture: 'anti-fraud-2026',
    attachment: '识别冒名诈骗的要点',
  },
]
