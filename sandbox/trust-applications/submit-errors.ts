import type { FtSubmitError } from '@/contract/ft-submission'
import { FT_APPLY_STATUS, FT_SECTION, PROPERTY_TYPE } from '@/contract/tables/trust'
import { compareDecimals } from '@/lib/decimal'
import { isOff } from '@/lib/flag'
import { thousands } from '@/lib/format-number'
import { peopleErrors } from '../beneficiaries/people-errors'
import { sumOf } from '../portfolio/amounts'
import type { Db } from '../store/database'
import { type FtApplicationRow, remarksOf } from '../store/ft-applications'
import { feePlansOf } from './fee-plans'
import { savedErrors } from './section-errors'
import { savedSection, SECTION_NAMES } from './sections'

/** Sections that were returned and not saved since. */
function untouched(db: Db, row: FtApplicationRow): FtSubmitError[] {
  if (row.status !== FT_APPLY_STATUS.returned) return []
  return remarksOf(db, row.id)
    .filter(({ is_mended: isMended }) => isOff(isMended))
    .map(({ section, field }) => ({ section, field, msg: '请按审核意见修改后保存' }))
}

/** What is delivered is what the trust begins with, and the money among it pays what that costs. */
function amountErrors(row: FtApplicationRow): FtSubmitError[] {
  const setup = savedSection(row, 'setup')?.value
  const properties = savedSection(row, 'property')?.value.properties
  if (!setup || !properties) return []
  const worth = sumOf(properties.map(({ estimateValue }) => estimateValue))
  const cash = sumOf(
    properties
      .filter(({ propertyType }) => propertyType === PROPERTY_TYPE.cash)
      .map(({ estimateValue }) => estimateValue),
  )
  const fee = feePlansOf(setup).find(({ feePlanId }) => feePlanId === setup.feePlanId)?.setupFee ?? '0'
  const wrong = (msg: string) => ({ section: FT_SECTION.property, field: 'properties', msg })
  return [
    ...(compareDecimals(worth, setup.initialAmount) === 0
      ? []
      : [wrong(`交付财产合计须等于设立金额${thousands(setup.initialAmount)}元`)]),
    ...(compareDecimals(cash, fee) === -1 ? [wrong(`现金财产须不少于设立费${thousands(fee)}元`)] : []),
  ]
}

/** Everything that keeps an application from being handed in, by section and path of its field. */
export function submitErrors(db: Db, row: FtApplicationRow, today: string): FtSubmitError[] {
  const own = SECTION_NAMES.flatMap(section =>
    savedErrors(section, { db, row, today }).map(error => ({ section, ...error })),
  )
  const unconfirmed =
    own.length === 0 && row.confirmed_at === ''
      ? [{ section: FT_SECTION.principal, field: '', msg: '请核对并确认委托人信息' }]
      : []
  return [
    ...own,
    ...amountErrors(row),
    ...unconfirmed,
    ...peopleErrors(db, row.id, today),
    ...untouched(db, row),
  ]
}
