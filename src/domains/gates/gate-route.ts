import { INNER } from '@/contract/codes'
import { GATE } from '@/contract/tables/customer'
import type { UserDetail } from '@/contract/user'
import type { RouteName } from '@/routes'
import { realNameRoute } from './real-name-route'

const ROUTES: Readonly<Partial<Record<string, RouteName>>> = {
  [GATE.tax]: 'identity/tax-type',
  [GATE.riskTest]: 'suitability/risk-overview',
  [GATE.investor]: 'suitability/investor-declaration',
}

/** Where a gate is passed in the app; undefined where its sentence says who helps. */
export function gateRoute(code: string | undefined, user: UserDetail | undefined): RouteName | undefined {
  if (code === GATE.realName || code === GATE.idCard) return realNameRoute(user)
  return ROUTES[code ?? '']
}

const REFUSALS: Readonly<Partial<Record<string, string>>> = {
  [INNER.realNameRequired]: GATE.realName,
  [INNER.idCardExpired]: GATE.idCard,
  [INNER.taxDeclarationRequired]: GATE.tax,
  [INNER.riskTestRequired]: GATE.riskTest,
  [INNER.investorNotQualified]: GATE.investor,
}

/** The gate that a refused write asks for first; undefined for every other refusal. */
export const gateOfRefusal = (code: string): string | undefined => REFUSALS[code]
