import { tradeOf } from '@test/trade'
import { chosenOf } from '@/stores/primitives/paged-list'
import { EVERY_TRADE, filterData } from '@/domains/trades/trade-list-store'
import { firstSteps } from '@/domains/gates/first-steps'
import { positionActions } from '../holdings/position-actions'
import { tradePlace } from './trade-place'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

test.each([
  ['03', '', { route: 'assets/redemption', params: { tradeId: 'T1' } }],
  ['12', 'A1', { route: 'assets/bank-change', params: { applyId: 'A1' } }],
  ['12', '', { route: 'assets/trade', params: { tradeId: 'T1' } }],
  ['01', '', { route: 'assets/trade', params: { tradeId: 'T1' } }],
])('a trade of type %s with application %p opens %o', (tradeType, applyId, place) => {
  expect(tradePlace(tradeOf({ tradeType, applyId }))).toEqual(place)
})

test('an action that is refused says why, and one that may be done is done', () => {
  const append = jest.fn()
  const position = { canRedeem: '0', redeemReason: '赎回将于 2026-12-15 开放日办理' } as const
  const actions = positionActions(
    { ...position, canAppend: '1', appendReason: '', appendGate: '' },
    { redeem: jest.fn(), append, passGate: jest.fn() },
    undefined,
  )
  expect(actions.map(action => action.disabledReason)).toEqual(['赎回将于 2026-12-15 开放日办理', undefined])
  actions[1]?.onTap()
  expect(append).toHaveBeenCalledTimes(1)
})

test('what waits for a gate leads to where it is passed; any other reason leads nowhere', () => {
  const passGate = jest.fn()
  const redeem = jest.fn()
  const position = { canRedeem: '1', redeemReason: '', canAppend: '0', appendReason: '请重新测评' } as const
  const appendOf = (appendGate: '' | 'ID' | 'RISK') =>
    positionActions({ ...position, appendGate }, { redeem, append: jest.fn(), passGate }, undefined)[1]
  expect(appendOf('')?.onDisabledTap).toBeUndefined()
  appendOf('RISK')?.onDisabledTap?.()
  appendOf('ID')?.onDisabledTap?.()
  expect(passGate.mock.calls).toEqual([['suitability/risk-overview'], ['identity/identity-scan']])
})

const DONE = { authStatus: '2', taxDeclared: '1', customerRiskLevel: 'C3', qualifiedStatus: '2' }

test.each([
  [undefined, '----'],
  [{ authStatus: '0', taxDeclared: '0', customerRiskLevel: '', qualifiedStatus: '0' }, '----'],
  [DONE, '++++'],
  [{ authStatus: '5', taxDeclared: '0', customerRiskLevel: 'C3', qualifiedStatus: '1' }, '+-+-'],
  [{ authStatus: '4', taxDeclared: '1', customerRiskLevel: '', qualifiedStatus: '4' }, 'x+-x'],
  // The last day itself still counts, the day after no longer.
  [{ ...DONE, riskExpireDate: '2026-11-20' }, '++++'],
  [{ ...DONE, riskExpireDate: '2026-11-19' }, '++x+'],
  [{ ...DONE, idExpireDate: '2026-11-20' }, '++++'],
  [{ ...DONE, authStatus: '5', idExpireDate: '2026-11-19' }, 'x+++'],
  [{ ...DONE, idExpireDate: '9999-12-31' }, '++++'],
  [{ ...DONE, qualifiedExpireDate: '2026-11-20' }, '++++'],
  [{ ...DONE, qualifiedExpireDate: '2026-11-19' }, '+++x'],
  // What was never done cannot have lapsed, whatever day the server names.
  [{ ...DONE, customerRiskLevel: '', riskExpireDate: '2020-01-01' }, '++-+'],
])('%o has done %s of the first steps on 2026-11-20', (user, states) => {
  const steps = firstSteps(user as Parameters<typeof firstSteps>[0], '2026-11-20')
  expect(steps.map(step => ({ done: '+', pending: '-', expired: 'x' })[step.state]).join('')).toBe(states)
  // What has lapsed leads to where it is done again.
  for (const step of steps) {
    if (step.state === 'expired') {
      expect([step.renewal, step.route]).toEqual([expect.stringMatching(/请重新/), expect.any(String)])
    }
  }
})

test('a filter sends what was chosen alone, and a range instead of days', () => {
  expect(filterData(chosenOf(EVERY_TRADE))).toEqual({})
  expect(
    filterData(
      chosenOf({
        ...EVERY_TRADE,
        tradeType: '03',
        range: '3m',
        startDate: '2026-01-01',
        endDate: '2026-02-01',
      }),
    ),
  ).toEqual({ tradeType: '03', range: '3m' })
})
