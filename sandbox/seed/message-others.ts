import { labelOf } from '@/contract/labels'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { expiredWords, IDENTITY_PAGE } from '../identity/expiry-words'
import type { Db } from '../store/database'
import type { TradeRow } from '../store/trades'
import type { MessageSeed } from './message-list'

/** U3 has three, others a few; by customer. */
export const MESSAGES_OF_OTHERS: Readonly<Record<string, readonly MessageSeed[]>> = {
  '100002': [
    {
      id: 'M2201',
      category: '2',
      at: '2026-11-02 09:30',
      title: '信托利益分配安排',
      summary: '林氏家族信托下一次分配的安排已经更新，可以在我的分配方案中查看。',
      isUnread: true,
      bizType: 'trust',
      bizId: 'FT1',
      link: '/phone/myPosition/beneficiaryallocationScheme?trustId=FT1',
    },
    {
      id: 'M2401',
      category: '4',
      at: '2026-09-22 08:00',
      title: '生日快乐',
      summary: '祝您生日快乐，平安顺遂。生日积分 100 分已经放进您的账户。',
      bizType: 'birthday',
      link: '/phone/vipmembership/integraldetail',
    },
  ],
  '100003': [
    {
      id: 'M3202',
      category: '2',
      at: '2026-11-19 20:15',
      title: '请完成实名认证',
      summary: '完成实名认证与风险测评之后，才能查看产品详情和提交认购申请。',
      isUnread: true,
      bizType: 'realName',
      link: IDENTITY_PAGE,
    },
    {
      id: 'M3201',
      category: '2',
      at: '2026-11-19 20:12',
      title: '欢迎使用远岚信托客户端',
      summary: '您已完成注册。在这里可以查看资产、交易与信息披露，常见问题请看帮助中心。',
      isUnread: true,
    },
    {
      id: 'M3401',
      category: '4',
      at: '2026-11-19 20:13',
      title: '新客户指引',
      summary: '从实名认证到首次认购，一页读完开户步骤与需要准备的材料。',
      bizType: 'event',
      link: '/phone/guide',
    },
  ],
  '100004': [
    {
      id: 'M4201',
      category: '2',
      at: '2026-10-02 09:00',
      ...expiredWords('2026-10-01'),
      isUnread: true,
      bizType: 'realName',
      link: IDENTITY_PAGE,
    },
  ],
  '100005': [
    {
      id: 'M5201',
      category: '2',
      at: '2026-11-18 14:00',
      title: '认证材料正在审核',
      summary: '您提交的护照正在人工审核，通常需要一至三个工作日。',
      bizType: 'realName',
      link: '/phone/realNameAuth/nonIDCard/authDetail?applyNo=ZJ202611180001',
    },
  ],
}

const U6 = '100006'
const COUNT_OF_U6 = 60

/** On the newest trades of U6, enough for three pages; every tenth waits to be read. */
export function tradeMessagesOfU6(db: Db): MessageSeed[] {
  const trades = db.all<TradeRow>(
    `SELECT * FROM trades WHERE customer_id = ? AND trust_id = '' ORDER BY apply_time DESC, trade_id DESC LIMIT ?`,
    U6,
    COUNT_OF_U6,
  )
  return trades.map((trade, index) => {
    const type = labelOf(TRADE_TYPE, trade.trade_type)
    const status = labelOf(TRADE_STATUS, trade.trade_status)
    return {
      id: `M61${String(COUNT_OF_U6 - index).padStart(2, '0')}`,
      category: '1',
      at: trade.apply_time,
      title: `${type}${status}`,
      summary: `您在${trade.product_name}的${type}${status}，明细请在交易详情中查看。`,
      ...(index % 10 === 0 ? { isUnread: true as const } : {}),
      bizType: 'trade',
      bizId: trade.trade_id,
      link: `/phone/assets/tradingDetail?tradeId=${trade.trade_id}`,
    }
  })
}
