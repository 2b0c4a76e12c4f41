import { LOTTERY_PRIZES } from '@/contract/lottery'
import { count } from '@/lib/format-number'

/** One point of the rules: what it is about, and the rule. */
export interface Rule {
  readonly topic: string
  readonly text: string
}

/** A row of the probability table. */
export interface PrizeRow {
  readonly prize: string
  readonly probability: string
}

/** The prizes and their probabilities: the very table the server draws from. */
export const PRIZE_ROWS: readonly PrizeRow[] = LOTTERY_PRIZES.map(({ points, percent }) => ({
  prize: `${count(points)} 积分`,
  probability: `${percent}%`,
}))

const POINTS = LOTTERY_PRIZES.map(({ points }) => points)

/** The prizes in one line: `88–1,288 积分`. */
export const PRIZE_RANGE = `${count(Math.min(...POINTS))}–${count(Math.max(...POINTS))} 积分`

/** The rules of the draw as they have to stand before it (TR-13); `year` is the report's. */
export function lotteryRules(year: string, hotline: string): readonly Rule[] {
  return [
    { topic: '参与资格', text: `${year} 年度资产报告已开放的客户，每人 1 次。参与不需要购买任何产品。` },
    { topic: '活动时间', text: '本人报告开放期间。报告到期后不能再抽取。' },
    { topic: '奖品', text: `${PRIZE_RANGE}，每次抽取必得其中一档，概率见下表。` },
    {
      topic: '到账',
      text: '抽取后即记入您的积分账户，结果以系统记录为准。重复打开、刷新或更换设备，看到的都是同一结果。',
    },
    { topic: '使用', text: '积分可在公益中心用于公益捐赠，不能兑换现金，不能转让。' },
    { topic: '有效期', text: '按积分规则执行，到期日见积分明细。' },
    { topic: '主办方', text: '远岚信托' },
    { topic: '咨询与投诉', text: hotline },
  ]
}
