import { INNER } from '@/contract/codes'
import { GATE, ID_TYPE } from '@/contract/tables/customer'
import { gateOfRefusal, gateRoute } from './gate-route'
import { realNameRoute } from './real-name-route'

test('every gate leads to where it is passed, or says by its sentence who helps', () => {
  expect(Object.keys(GATE.labels).map(code => [code, gateRoute(code, undefined)])).toEqual([
    ['AUTH', 'identity/identity-scan'],
    ['ID', 'identity/identity-scan'],
    ['CRS', 'identity/tax-type'],
    ['RISK', 'suitability/risk-overview'],
    ['QI', 'suitability/investor-declaration'],
  ])
  expect([gateRoute(undefined, undefined), gateRoute('LATER', undefined)]).toEqual([undefined, undefined])
})

test.each([
  ['', 'identity/identity-scan'],
  [ID_TYPE.idCard, 'identity/identity-scan'],
  [ID_TYPE.passport, 'identity/identity-info'],
  [ID_TYPE.other, 'identity/identity-info'],
])('who has shown document %p proves who they are at %s', (idType, route) => {
  expect(realNameRoute({ idType })).toBe(route)
})

test('every refusal that a gate undoes leads to a page; the others lead nowhere', () => {
  const led = Object.entries(INNER).flatMap(([name, code]) => {
    const gate = gateOfRefusal(code)
    return gate ? [[name, gateRoute(gate, undefined)]] : []
  })
  expect(Object.fromEntries(led)).toEqual({
    realNameRequired: 'identity/identity-scan',
    idCardExpired: 'identity/identity-scan',
    taxDeclarationRequired: 'identity/tax-type',
    riskTestRequired: 'suitability/risk-overview',
    investorNotQualified: 'suitability/investor-declaration',
  })
})
