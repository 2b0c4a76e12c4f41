/** A level of membership and the growth (points ever earned) it begins at. */
export interface Level {
  readonly vipLevel: string
  readonly name: string
  readonly from: number
  readonly rights: readonly string[]
}

/** 会员等级, the lowest first (vipLevel of B2). */
export const LEVELS: readonly [Level, ...Level[]] = [
  { vipLevel: '1', name: '普通会员', from: 0, rights: ['积分捐赠公益项目', '参加客户活动'] },
  { vipLevel: '2', name: '银卡会员', from: 5_000, rights: ['普通会员全部权益', '生日月积分礼遇 100 积分'] },
  { vipLevel: '3', name: '金卡会员', from: 15_000, rights: ['银卡会员全部权益', '每季线上投资者教育课程'] },
  {
    vipLevel: '4',
    name: '白金会员',
    from: 30_000,
    rights: [
      '金卡会员全部权益',
      '生日月积分礼遇 200 积分',
      '专属理财经理一对一年度回顾',
      '每年两次线下公益探访名额',
    ],
  },
  {
    vipLevel: '5',
    name: '钻石会员',
    from: 60_000,
    rights: ['白金会员全部权益', '家族办公室咨询每年四次', '公益探访可携家人同行'],
  },
]

/** The level of a growth, and the one above it. */
export function levelOf(growth: number): { readonly level: Level; readonly next: Level | undefined } {
  const reached = LEVELS.filter(({ from }) => growth >= from)
  return { level: reached.at(-1) ?? LEVELS[0], next: LEVELS[reached.length] }
}

/** How points come and go, as the guide tells it. */
export const POINT_RULES = [
  {
    title: '获得积分',
    text: '持有产品、参加活动、完成问卷与年度报告抽奖均可获得积分。积分到账后可在积分明细中查看来源。',
  },
  {
    title: '使用积分',
    text: '积分可用于公益捐赠与权益兑换，不能提现、转让或抵扣产品款项。先到期的积分先使用。',
  },
  {
    title: '积分有效期',
    text: '积分自获得之日起，至后两年的12月31日有效；到期未使用的积分自动失效，不再补发。',
  },
  { title: '会员等级', text: '等级按累计获得的积分确定，只升不降；使用或到期的积分不影响等级。' },
  {
    title: '公益捐赠',
    text: '公司按100积分折合1元拨付给项目执行机构，捐赠后不可撤回。单次捐赠超过1,000积分需短信验证。',
  },
] as const
