import { HOME_DATE } from '@/contract/tables/home'
import { daysText, openDate } from './date-rules'

test.each([
  ['2026-11-20', '今天'],
  ['2026-11-21', '明天'],
  ['2026-12-01', '11 天后'],
])('%s is %s', (date, text) => {
  expect(daysText(date, '2026-11-20')).toBe(text)
})

test('every kind leads to its own thing', () => {
  const led = Object.values(HOME_DATE).map(dateKind => {
    const go = jest.fn()
    openDate({ go } as never, {
      ...{ dateId: '0', dateKind, subjectId: 'X1', beneId: 'B1', title: '', note: '', amount: '' },
      ...{ date: '2026-11-20', time: '' },
    })
    const [route, params = {}] = go.mock.calls[0] as [string, object?]
    return [dateKind, route, ...Object.entries(params).flat()].join(' ')
  })
  expect(led).toEqual([
    'open assets/position positionId X1',
    'distribution assets/position positionId X1',
    'maturity assets/position positionId X1',
    'trustPayment trusts/principal trustId X1',
    'benefit trusts/beneficiary trustId X1 beneId B1',
    'orderPay products/order-detail orderId X1',
    'appendPay trust-requests/append appendId X1',
    'cooling products/order-detail orderId X1',
    'call advisor/contact',
  ])
})
