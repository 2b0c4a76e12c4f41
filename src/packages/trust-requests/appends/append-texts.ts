import type { Append } from '@/contract/append'
import { labelOf } from '@/contract/labels'
import { APPEND_STATUS, ASSET_SOURCE, PROPERTY_TYPE } from '@/contract/tables/trust'
import type { Transfer } from '@/domains/payments/transfer-card'
import { isRealDate } from '@/lib/date'

/** Money is sent, anything else is made over. */
export const isMoney = (propertyType: string): boolean => propertyType === PROPERTY_TYPE.cash

/** What the customer does to deliver: 打款, or 办理财产转移. */
export const deliveryAct = ({ propertyType }: Pick<Append, 'propertyType'>): string =>
  isMoney(propertyType) ? '打款' : '办理财产转移'

/** To whom the money goes; `undefined` while, or once, nothing is to be sent. */
export function transferToMake(append: Append): Transfer | undefined {
  if (append.payAccountNo === '') return undefined
  return {
    amount: append.amount,
    accountName: append.payAccountName,
    accountNo: append.payAccountNo,
    bankName: append.payBank,
    remark: append.payRemark,
  }
}

/** The lines of an append, those that are known. */
export function appendFacts(append: Append): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: '申请编号', value: append.applyNo },
    { label: '信托', value: append.trustName },
    { label: '财产类型', value: labelOf(PROPERTY_TYPE, append.propertyType) },
    { label: '财产名称', value: append.propertyName },
    { label: '资金来源', value: labelOf(ASSET_SOURCE, append.sourceOfFunds) },
    { label: '付款账户', value: append.bankNameMask },
    { label: '来源证明', value: append.files.length > 0 ? `${append.files.length} 份` : '' },
    { label: '申请时间', value: append.applyTime },
    { label: isMoney(append.propertyType) ? '打款日期' : '转移日期', value: append.payDate },
    { label: '确认日期', value: append.confirmDate },
  ].filter(({ value }) => value !== '')
}

/** Why it cannot have been delivered on a day: not before the application, not in the days to come. */
export function deliveryDateError(
  date: string,
  append: Pick<Append, 'applyTime' | 'serverTime'> | undefined,
): string | undefined {
  if (!isRealDate(date)) return '请选择日期'
  if (!append) return undefined
  if (date > append.serverTime.slice(0, 10)) return '日期不能晚于今天'
  return date < append.applyTime.slice(0, 10) ? '日期不能早于申请日期' : undefined
}

/** What the note above the course says; `''` where the state says it all. */
export function appendNote(append: Append): string {
  const { status, promisedDate, rejectReason } = append
  switch (status) {
    case APPEND_STATUS.inReview:
      return `预计 ${promisedDate} 前完成审核，结果会通知您。`
    case APPEND_STATUS.toPay:
      return isMoney(append.propertyType)
        ? `请从本人账户 ${append.bankNameMask} 转出，转账备注填写申请编号。`
        : '请按信托经理通知办理转移登记，办妥后在此确认。'
    case APPEND_STATUS.rejected:
      return `未通过原因：${rejectReason}`
    default:
      return ''
  }
}
