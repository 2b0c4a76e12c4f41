import { labelOf } from '@/contract/labels'
import type { InstructionProduct } from '@/contract/instruction'
import { INST_STATUS, INST_TYPE, type InstType } from '@/contract/tables/instruction'
import type { InstructionStatus } from '@/contract/machines/instruction'
import { amountTerms } from '@/lib/purchase'
import type { TagTone } from '@/ui/kit/tag'

export const STATUS_TONES: Readonly<Record<InstructionStatus, TagTone>> = {
  [INST_STATUS.draft]: 'due',
  [INST_STATUS.inReview]: 'progress',
  [INST_STATUS.accepted]: 'progress',
  [INST_STATUS.executing]: 'progress',
  [INST_STATUS.done]: 'done',
  [INST_STATUS.partlyDone]: 'done',
  [INST_STATUS.rejected]: 'failed',
  [INST_STATUS.cancelled]: 'fact',
}

/** What the figures of an instruction are called. */
export const TOTAL_NAMES: Readonly<Record<InstType, string>> = {
  [INST_TYPE.purchase]: '申购合计（元）',
  [INST_TYPE.redemption]: '预估赎回金额（元）',
  [INST_TYPE.conversion]: '预估转换金额（元）',
}

/** 远岚·短债增利 等 2 只产品; what a draft without products is called. */
export function productsText({
  firstProductName,
  lineCount,
}: {
  firstProductName: string
  lineCount: number
}): string {
  if (lineCount === 0) return '尚未选择产品'
  return lineCount === 1 ? firstProductName : `${firstProductName} 等 ${lineCount} 只产品`
}

/** By what amounts a product is bought, and when: 10 万元起，10 万元递增，12-15 开放日执行. */
export function termsText(product: InstructionProduct, day: string, effectiveDate: string): string {
  const amounts = amountTerms(product)
  return day > effectiveDate ? `${amounts}，${day.slice(5)} 开放日执行` : amounts
}

/** 已申购 and the like, for a title: 申购指令. */
export const typeTitle = (type: string): string => `${labelOf(INST_TYPE, type)}指令`
