import { type CodeOf } from '@/contract/code-table'
import { AUTH_STATUS, GATE, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { isOff } from '@/lib/flag'
import { isQualified, type CustomerRow } from '../store/customers'

/** A step before a new family trust that is still open. */
export interface Gate {
  readonly code: CodeOf<typeof GATE>
  readonly msg: string
}

const NOT_AUTHENTICATED: Readonly<Record<string, string>> = {
  [AUTH_STATUS.none]: '请先完成实名认证',
  [AUTH_STATUS.inReview]: '实名认证审核中，通过后即可申请',
  [AUTH_STATUS.failed]: '实名认证未通过，请重新认证',
}

/** The open gates of a customer on a day, in the order they have to be passed; none means an application may begin. */
export function openGates(customer: CustomerRow, today: string): Gate[] {
  const { auth_status, id_expire_date, tax_declared, risk_level, risk_expire_date, qualified_status } =
    customer
  const auth = NOT_AUTHENTICATED[auth_status]
  const hasExpired = (date: string) => date !== '' && date < today
  const gates: (Gate | false)[] = [
    auth !== undefined && { code: GATE.realName, msg: auth },
    hasExpired(id_expire_date) && { code: GATE.idCard, msg: '您的证件已过期，请更新' },
    isOff(tax_declared) && { code: GATE.tax, msg: '请先完成税收居民身份声明' },
    risk_level === ''
      ? { code: GATE.riskTest, msg: '请先完成风险测评' }
      : hasExpired(risk_expire_date) && { code: GATE.riskTest, msg: '风险测评已过期，请重新测评' },
    !isQualified(customer, today) && {
      code: GATE.investor,
      msg:
        qualified_status === QUALIFIED_STATUS.expired
          ? '合格投资者认定已过期，请重新认定'
          : '请先完成合格投资者认定',
    },
  ]
  return gates.filter(gate => gate !== false)
}
