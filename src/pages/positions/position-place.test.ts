import { positionPlace } from './position-place'

test.each([
  ['FT1', '', '1', { route: 'positiondetailsclient', params: { trustId: 'FT1' } }],
  ['FT1', '', '2', { route: 'positiondetailsbeneficiary', params: { trustId: 'FT1' } }],
  ['', 'U1-P05', '1', { route: 'assetsDetail', params: { positionId: 'U1-P05' } }],
] as const)('trust %p, position %p as %s', (trustId, positionId, holderRole, place) => {
  expect(positionPlace({ trustId, positionId, holderRole })).toEqual(place)
})
