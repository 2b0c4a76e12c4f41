import type { ActivityMessage, Message } from '@/contract/message'
import { LINK_TYPE } from '@/contract/tables/message'
import { formatDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { routes } from '@/routes'
import type { TagTone } from '@/ui/kit/tag'

/** Whether a message is out of date by the server's time. */
export function isExpired({ expireTime }: Pick<Message, 'expireTime'>, serverTime: string): boolean {
  return expireTime !== '' && expireTime <= serverTime
}

/** Where a message leads, as an address: a PDF opens in the product's own viewer; `''` when it leads nowhere. */
export function messageHref({ linkType, linkUrl }: Pick<Message, 'linkType' | 'linkUrl'>): string {
  if (linkType === LINK_TYPE.none) return ''
  return linkType === LINK_TYPE.pdf
    ? `/phone/${routes['content/pdf'].path}?fileId=${encodeURIComponent(linkUrl)}`
    : linkUrl
}

/** First and last day; one day alone stands by itself. */
export function periodText({ startDate, endDate }: Pick<ActivityMessage, 'startDate' | 'endDate'>): string {
  if (startDate === endDate) return formatDate(startDate)
  return `${formatDate(startDate)} 至 ${formatDate(endDate)}`
}

/** How an activity stands on a day; both its days belong to it. */
export function activityStatus(
  { startDate, endDate }: Pick<ActivityMessage, 'startDate' | 'endDate'>,
  serverTime: string,
): { tone: TagTone; text: string } {
  const today = serverTime.slice(0, 10)
  if (endDate !== '' && endDate < today) return { tone: 'fact', text: '已结束' }
  return startDate > today ? { tone: 'due', text: '未开始' } : { tone: 'progress', text: '进行中' }
}

const WELFARE_KINDS: Readonly<Record<string, string>> = {
  points: '积分',
  coupon: '权益',
  birthday: '生日',
  event: '活动',
}

/** What a welfare message is about; `undefined` for a kind that is not known. */
export function welfareKind({ bizType }: Pick<Message, 'bizType'>): string | undefined {
  return WELFARE_KINDS[bizType]
}

const LINK_TEXTS: Readonly<Record<string, string>> = {
  activity: '查看活动',
  article: '阅读全文',
  bankChange: '查看变更进度',
  disclosure: '查看披露文件',
  assetCert: '查看资产证明',
  ftApplication: '查看申请',
  order: '查看我的项目',
  product: '查看信息披露',
  riskTest: '重新测评',
  statement: '查看对账单',
  survey: '填写问卷',
  ticket: '查看答复',
  trade: '查看交易',
}

/** Text of the button below a message. */
export function linkText({ bizType }: Pick<Message, 'bizType'>): string {
  return LINK_TEXTS[bizType] ?? '查看详情'
}

/** `约 5 分钟 · 100 积分 · 匿名`; no points, no word of them. */
export function effortText(effort: { minutes: number; points: number; anonymous?: string }): string {
  const parts = [
    `约 ${effort.minutes} 分钟`,
    effort.points > 0 && `${effort.points} 积分`,
    isOn(effort.anonymous) && '匿名',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Address of a survey. */
export function surveyHref(surveyId: string): string {
  return `/phone/survey/surveyCustom?surveyId=${encodeURIComponent(surveyId)}`
}
