import { INNER, type InnerCode } from '@/contract/codes'
import { GATE } from '@/contract/tables/customer'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { customerById } from '../store/customers'
import { type Gate, openGates } from './gates'

/** How each gate refuses. */
const REFUSALS: Readonly<Record<Gate['code'], InnerCode>> = {
  [GATE.realName]: INNER.realNameRequired,
  [GATE.idCard]: INNER.idCardExpired,
  [GATE.tax]: INNER.taxDeclarationRequired,
  [GATE.riskTest]: INNER.riskTestRequired,
  [GATE.investor]: INNER.investorNotQualified,
}

export function refuseAtGates({ db, customerId, today }: HandlerContext): void {
  const [gate] = openGates(customerById(db, customerId), today())
  if (gate) throw new BusinessError(REFUSALS[gate.code], { msg: gate.msg })
}
