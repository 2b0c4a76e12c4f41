import type { Position } from '@/contract/position'
import { GATE } from '@/contract/tables/customer'
import { POSITION_STATUS } from '@/contract/tables/position'
import { PRODUCT_TYPE } from '@/contract/tables/product'
import { isSuitable } from '@/lib/purchase'
import type { CustomerRow } from '../store/customers'
import type { PositionRow } from '../store/positions'
import { nextOpenDay } from './calendar'

/** Whether something may be done; the reason is a sentence for the customer, `''` when it may. */
interface Permission {
  readonly isAllowed: boolean
  readonly reason: string
  /** The gate that has to be passed first, where one is the reason. */
  readonly gate?: Position['appendGate']
}

const ALLOWED: Permission = { isAllowed: true, reason: '' }
const refuse = (reason: string, gate?: Permission['gate']): Permission => ({ isAllowed: false, reason, gate })

/** A position as far as it decides what may be done with it. */
interface Subject {
  readonly row: PositionRow
  readonly positionStatus: string
  readonly customer: CustomerRow
  readonly today: string
}

const hasExpired = (date: string, today: string) => date !== '' && date < today
const EXPIRED_ID = '您的证件已过期，请更新证件后办理'

function redeem({ row, positionStatus, today }: Subject): Permission {
  if (positionStatus === POSITION_STATUS.pending) return refuse('认购待确认，确认后可查看赎回安排')
  if (positionStatus === POSITION_STATUS.matured) return refuse('产品已到期，正在办理兑付')
  if (row.open_rule === 'closed') return refuse(`产品封闭运作，将于 ${row.maturity_date} 到期兑付`)
  const openDay = nextOpenDay(row.open_rule, today)
  return row.open_rule === 'daily' || openDay === today ? ALLOWED : refuse(`赎回将于 ${openDay} 开放日办理`)
}

function append({ row, positionStatus, customer, today }: Subject): Permission {
  if (positionStatus === POSITION_STATUS.pending) return refuse('认购待确认，暂不能追加')
  if (positionStatus === POSITION_STATUS.matured) return refuse('产品已到期，不能追加')
  if (hasExpired(customer.id_expire_date, today)) return refuse(EXPIRED_ID, GATE.idCard)
  if (!customer.risk_level || hasExpired(customer.risk_expire_date, today)) {
    return refuse('风险测评结果已失效，请重新测评后追加', GATE.riskTest)
  }
  if (!isSuitable(row.risk_level, customer.risk_level)) {
    return refuse('产品风险等级高于您的风险承受能力，暂不能追加')
  }
  return row.open_rule === 'closed' ? refuse('产品封闭运作，暂不接受追加') : ALLOWED
}

function downloadCert({ positionStatus, customer, today }: Subject): Permission {
  if (positionStatus === POSITION_STATUS.pending) return refuse('认购待确认，确认后可申请资产证明')
  return hasExpired(customer.id_expire_date, today) ? refuse(EXPIRED_ID) : ALLOWED
}

function changeDividend({ row, positionStatus }: Subject): Permission {
  if (positionStatus === POSITION_STATUS.pending) return refuse('认购待确认，确认后可修改分红方式')
  if (positionStatus === POSITION_STATUS.matured) return refuse('产品已到期，不再分配收益')
  if (row.product_type === PRODUCT_TYPE.fixedIncome) return refuse('固定收益类产品按合同约定以现金分配收益')
  if (row.product_type === PRODUCT_TYPE.cash) return refuse('现金管理类产品按合同约定以现金结转收益')
  if (row.product_type === PRODUCT_TYPE.privateEquity) return refuse('股权类产品按合同约定以现金分配收益')
  return ALLOWED
}

const flag = ({ isAllowed }: Permission) => (isAllowed ? '1' : '0')

/** The nine fields of a position that say what may be done with it today, and why not. */
export function actionsOf(
  subject: Subject,
): Pick<
  Position,
  | 'canRedeem'
  | 'redeemReason'
  | 'canAppend'
  | 'appendReason'
  | 'appendGate'
  | 'canDownloadCert'
  | 'downloadCertReason'
  | 'canChangeDividend'
  | 'changeDividendReason'
> {
  const [toRedeem, toAppend] = [redeem(subject), append(subject)]
  const [toDownload, toChange] = [downloadCert(subject), changeDividend(subject)]
  return {
    canRedeem: flag(toRedeem),
    redeemReason: toRedeem.reason,
    canAppend: flag(toAppend),
    appendReason: toAppend.reason,
    appendGate: toAppend.gate ?? '',
    canDownloadCert: flag(toDownload),
    downloadCertReason: toDownload.reason,
    canChangeDividend: flag(toChange),
    changeDividendReason: toChange.reason,
  }
}
