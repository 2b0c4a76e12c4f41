import { labelOf } from '@/contract/labels'
import type { RecordingQuestion } from '@/contract/recording'
import { RISK_LEVEL } from '@/contract/tables/product'
import { thousands } from '@/lib/format-number'
import type { OrderRow } from '../store/orders'

/** Nobody says more signs in a second. */
const SIGNS_PER_SECOND = 15
/** An answer takes at least so long. */
export const ANSWER_SECONDS = 1

type Line = readonly [questionId: string, topic: string, text: string, yes: string, no: string]

function linesOf(
  { product_name, risk_level, apply_amount }: OrderRow,
  coolingHours: number,
): readonly Line[] {
  const risk = `${risk_level} ${labelOf(RISK_LEVEL, risk_level)}`
  const [yuan = ''] = thousands(apply_amount).split('.')
  return [
    ['identity', '身份确认', '请问您是本人办理，并使用自有资金认购吗？', '是本人', '不是'],
    [
      'contract',
      '产品确认',
      `您认购“${product_name}”${yuan}元，是否已阅读信托合同和风险申明书？`,
      '已阅读',
      '没有阅读',
    ],
    [
      'risk',
      '风险揭示',
      '您是否了解，本产品不承诺保本和最低收益，您可能损失部分或全部本金？',
      '我了解',
      '不了解',
    ],
    ['level', '风险匹配', `本产品风险等级为${risk}，您是否确认愿意承担相应风险？`, '我愿意', '不愿意'],
    [
      'cooling',
      '冷静期',
      `打款到账后有${coolingHours}小时冷静期，期内可无条件撤单，您是否清楚？`,
      '我清楚',
      '不清楚',
    ],
  ]
}

/** What a customer is asked while the signing of an order is recorded. */
export function scriptOf(order: OrderRow, coolingHours: number): RecordingQuestion[] {
  return linesOf(order, coolingHours).map(([questionId, topic, text, yes, no]) => ({
    questionId,
    topic,
    text,
    leastSeconds: Math.ceil(text.length / SIGNS_PER_SECOND) + ANSWER_SECONDS,
    answers: [
      { code: 'yes', text: yes },
      { code: 'no', text: no },
    ],
  }))
}
