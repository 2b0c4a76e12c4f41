import { labelOf } from '@/contract/labels'
import { POSITION_STATUS } from '@/contract/tables/position'
import { PRODUCT_TYPE, PRODUCT_TYPES_SHORT } from '@/contract/tables/product'
import type { PositionRow } from '@/contract/position'
import { formatCaption } from '@/lib/date'
import { netValue, percent } from '@/lib/format-number'
import type { TagTone } from '@/ui/kit/tag'

/** Positions whose row says so: the customer should know, or something is under way. */
const STATUS_TONES: Readonly<Record<string, TagTone>> = {
  [POSITION_STATUS.redeeming]: 'progress',
  [POSITION_STATUS.matured]: 'due',
  [POSITION_STATUS.pending]: 'progress',
}

/** The status beside a position's name; none while it is simply held. */
export function statusTag({
  positionStatus,
}: Pick<PositionRow, 'positionStatus'>): { tone: TagTone; text: string } | undefined {
  const tone = STATUS_TONES[positionStatus]
  return tone && { tone, text: labelOf(POSITION_STATUS, positionStatus) }
}

/** What stands under a position's name: type, risk level, and the one fact that its type moves by. */
export function positionCaption(row: PositionRow, today: string): string {
  return [labelOf(PRODUCT_TYPES_SHORT, row.productType), row.riskLevel, typeFact(row, today)]
    .filter(Boolean)
    .join(' · ')
}

function typeFact(row: PositionRow, today: string): string {
  const { productType, positionStatus, maturityDate, netValue: value } = row
  if (positionStatus === POSITION_STATUS.pending) return ''
  if (productType === PRODUCT_TYPE.cash) return row.sevenDayYield && `七日年化 ${percent(row.sevenDayYield)}`
  if (productType !== PRODUCT_TYPE.fixedIncome) return value && `净值 ${netValue(value)}`
  if (positionStatus === POSITION_STATUS.matured) return `${formatCaption(maturityDate, today)} 已到期`
  return row.distRule || (maturityDate && `${formatCaption(maturityDate, today)} 到期兑付`)
}
