import { callData } from './call-data'

test.each([
  ['as it stands', { data: { sort: 'name', pageNum: 1 } }, {}, { sort: 'name', pageNum: 1 }],
  ['with a parameter', { data: { tradeId: '$tradeId' } }, { tradeId: 'T1' }, { tradeId: 'T1' }],
  ['not at all without it', { data: { tradeId: '$tradeId' } }, {}, undefined],
  ['not with an empty one', { data: { tradeId: '$tradeId' } }, { tradeId: '' }, undefined],
  ['without an optional one', { data: { sort: 'name', productId: '$productId?' } }, {}, { sort: 'name' }],
  ['with one of a few', { data: { tab: '$tab=0,1' } }, { tab: '1' }, { tab: '1' }],
  ['not with another than these', { data: { tab: '$tab=0,1' } }, { tab: '2' }, undefined],
  ['not where a filter is in the address', { data: {}, unless: ['range'] }, { range: '1y' }, undefined],
  ['where a filter is left out', { data: {}, unless: ['range'] }, { range: undefined }, {}],
  ['not where a filter is empty', { data: {}, unless: ['range'] }, { range: '' }, undefined],
  ['where no filter is', { data: {}, unless: ['range'] }, { tradeId: 'T1' }, {}],
])('a first call is sent %s', (_how, template, params, expected) => {
  expect(callData(template, params)).toEqual(expected)
})
