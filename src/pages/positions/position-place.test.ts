import { positionPlace } from './position-place'

test.each([
  ['FT1', '', '1', { route: 'trusts/principal', params: { trustId: 'FT1' } }],
  ['FT1', '', '2', { route: 'trusts/beneficiary', params: { trustId: 'FT1' } }],
  ['', 'U1-P05', '1', { route: 'assets/position', params: { positionId: 'U1-P05' } }],
] as const)('trust %p, position %p as %s', (trustId, positionId, holderRole, place) => {
  expect(positionPlace({ trustId, positionId, holderRole })).toEqual(place)
})
