import { GATE } from '@/contract/tables/customer'
import type { RouteName } from '@/routes'

const ROUTES: Readonly<Partial<Record<string, RouteName>>> = {
  [GATE.realName]: 'identity/identity-scan',
  [GATE.idCard]: 'identity/identity-scan',
  [GATE.tax]: 'identity/tax-type',
  [GATE.riskTest]: 'suitability/risk-overview',
  [GATE.investor]: 'suitability/investor-declaration',
}

/** Where a gate is passed in the app; undefined where its sentence says who helps. */
export const gateRoute = (code: string | undefined): RouteName | undefined => ROUTES[code ?? '']
