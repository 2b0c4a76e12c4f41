import { routeOfAddress } from './route-address'

test.each([
  ['/phone/assets/tradingDetail?tradeId=T1', 'assets/trade', { tradeId: 'T1' }],
  ['assets/tradingDetail?tradeId=T1&xtoken=secret', 'assets/trade', { tradeId: 'T1' }],
  ['/phone/assets/tradingDetail?tradeId=%E4%B8%80#top', 'assets/trade', { tradeId: '一' }],
  ['/phone/assets/historyAssets', 'assets/history', {}],
  ['/phone/assets/historyAssets?', 'assets/history', {}],
])('%s names a route', (address, name, params) => {
  expect(routeOfAddress(address)).toEqual({ name, params, scale: undefined })
})

test.each([
  '',
  '/',
  '/phone/',
  '/phone/assets/gone',
  '/assets/historyAssets',
  '//phone/assets/historyAssets',
  'https://phone.example/phone/assets/historyAssets',
  'javascript:alert(1)',
  '/phone/constructor',
  '/phone/phone/assets/historyAssets',
])('%p names none', address => {
  expect(routeOfAddress(address)).toBeUndefined()
})
