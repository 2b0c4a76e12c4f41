import type { Editor } from './editor-markup'
/** One message as the seed lists it; `at` is `YYYY-MM-DD HH:mm[:ss]`. */
export interface MessageSeed {
  readonly id: string
  readonly category: '1' | '2' | '3' | '4' | '5' | '6'
  readonly at: string
  readonly title: string
  readonly summary: string
  /** Paragraphs of the text; the summary alone without any. */
  readonly text?: readonly string[]
  /** What the text was pasted from; left out: written in the content system itself. */
  readonly editor?: Editor
  readonly isUnread?: true
  readonly isPinned?: true
  /** Level 2: asked for until the customer acknowledges it. */
  readonly mustRead?: true
  readonly expires?: string
  readonly bizType?: string
  readonly bizId?: string
  /** Address of ours. */
  readonly link?: string
  readonly picture?: string
  readonly attachment?: string
  readonly period?: readonly [string, string]
  /** A trade that is no longer there. */
  readonly trade?: {
    readonly product_name: string
    readonly trade_type: string
    readonly trade_status: string
    readonly direction: 'in' | 'out' | 'none'
    readonly amount: string
  }
}

type Options = Partial<Omit<MessageSeed, 'id' | 'category' | 'at' | 'title' | 'summary'>>

const trade = (
  no: number,
  at: string,
  tradeId: string,
  title: string,
  summary: string,
  options: Options = {},
): MessageSeed => ({
  id: `M01${String(no).padStart(2, '0')}`,
  category: '1',
  at,
  title,
  summary,
  bizType: 'trade',
  bizId: tradeId,
  link: `/phone/assets/tradingDetail?tradeId=${tradeId}`,
  ...options,
})

const UNREAD = { isUnread: true } as const

/** B9.7, category 1: fourteen on trades of U1, five of them unread. */
export const TRADE_MESSAGES: readonly MessageSeed[] = [
  trade(
    14,
    '2026-11-20 09:31',
    'T2026111900152',
    '认购申请确认中',
    '您认购远岚·稳泰25号 500,000.00 元的申请正在确认，冷静期至 2026-11-21 09:30，期间可无条件解除合同。',
    UNREAD,
  ),
  trade(
    13,
    '2026-11-19 16:06',
    'T2026111900139',
    '赎回申请已受理',
    '您赎回远岚·短债增利 50,000.00 份的申请已受理，将按下一开放日的净值确认。',
    UNREAD,
  ),
  trade(
    12,
    '2026-11-19 15:22',
    'T2026111900126',
    '份额转换已受理',
    '您转换远岚·量化对冲1号 10,000.00 份的申请已受理，确认前可以在交易详情中撤销。',
    UNREAD,
  ),
  trade(
    11,
    '2026-11-19 09:13',
    'T2026111900113',
    '赎回申请确认中',
    '您赎回远岚·日日盈现金管理 20,000.00 份的申请正在确认，预计一个工作日内完成。',
  ),
  trade(
    10,
    '2026-11-18 17:02',
    'T2026111800113',
    '收益分配已到账',
    '远岚·稳泰21号 2026 年 11 月的收益 24,200.00 元已划入您的收款账户，请注意查收。',
    UNREAD,
  ),
  trade(
    9,
    '2026-11-18 11:21',
    'T2026111800126',
    '赎回申请确认中',
    '您赎回远岚·双利增强5号 50,000.00 份的申请正在确认，确认结果会再次通知您。',
  ),
  trade(
    8,
    '2026-11-17 14:21',
    'T2026111700113',
    '预约赎回已受理',
    '您预约在 2026-12-01 开放日赎回远岚·全球优选权益 100,000.00 份，开放日前可以撤销。',
    UNREAD,
  ),
  trade(
    7,
    '2026-11-12 14:37',
    'T2026111200113',
    '受益账户变更审核中',
    '林氏家族信托的受益账户变更申请已提交，审核完成以前仍按原账户分配信托利益。',
    {
      bizType: 'bankChange',
      bizId: 'BC2026111200008',
      link: '/phone/assets/tradingRecordDetail?applyId=BC2026111200008',
    },
  ),
  trade(
    6,
    '2026-11-11 15:30',
    'T2026110900113',
    '赎回款已到账',
    '远岚·日日盈现金管理的赎回款 106,312.33 元已划入您的收款账户，请注意查收。',
  ),
  trade(
    5,
    '2026-10-29 15:42',
    'T2026102700113',
    '赎回款已到账',
    '远岚·短债增利的赎回款 320,010.00 元已划入您的收款账户，请注意查收。',
  ),
  trade(
    4,
    '2026-10-20 18:05',
    'T2026102000113',
    '红利再投资已确认',
    '远岚·双利增强5号的红利 12,406.18 元已按当日净值转为 12,268.77 份，计入您的持仓。',
  ),
  trade(
    3,
    '2026-10-15 17:20',
    'T2026101400113',
    '申购未能确认',
    '您申购远岚·双利增强3号 80,000.00 元的申请未能确认，款项已原路退回，原因见交易详情。',
  ),
  trade(
    2,
    '2026-09-30 16:48',
    'T2026093000113',
    '收益分配已到账',
    '远岚·产融08号 2026 年上半年的收益 81,300.00 元已划入您的收款账户，请注意查收。',
  ),
  trade(
    1,
    '2025-12-08 10:12',
    'T2025120800999',
    '份额转换已作废',
    '您在电话渠道提交的远岚·短债增利份额转换已作废，该笔记录不再保留，无需处理。',
    {
      trade: {
        product_name: '远岚·短债增利',
        trade_type: '07',
        trade_status: '5',
        direction: 'none',
        amount: '',
      },
    },
  ),
]
