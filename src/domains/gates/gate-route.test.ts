import { GATE } from '@/contract/tables/customer'
import { gateRoute } from './gate-route'

test('every gate leads to where it is passed, or says by its sentence who helps', () => {
  expect(Object.keys(GATE.labels).map(code => [code, gateRoute(code)])).toEqual([
    ['AUTH', 'identity/identity-scan'],
    ['ID', 'identity/identity-scan'],
    ['CRS', 'identity/tax-type'],
    ['RISK', 'suitability/risk-overview'],
    ['QI', 'suitability/investor-declaration'],
  ])
  expect([gateRoute(undefined), gateRoute('LATER')]).toEqual([undefined, undefined])
})
