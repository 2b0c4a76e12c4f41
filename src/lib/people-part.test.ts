import { isAnswered, peoplePart } from './people-part'

const IDS = ['B1', 'B2']

test.each([
  ['people.B1.idNo', { kind: 'person', beneId: 'B1', path: 'idNo' }],
  ['B2.cardNo', { kind: 'person', beneId: 'B2', path: 'cardNo' }],
  ['1.mobile', { kind: 'person', beneId: 'B2', path: 'mobile' }],
  ['people.0.name', { kind: 'person', beneId: 'B1', path: 'name' }],
  ['guardian.B1', { kind: 'guardian', beneId: 'B1', path: '' }],
  ['guardian.B2.mobile', { kind: 'guardian', beneId: 'B2', path: 'mobile' }],
  ['plans.0.amount', { kind: 'plans', path: '0.amount' }],
  ['end.shares', { kind: 'end', path: 'shares' }],
  ['order.1', { kind: 'set', path: 'order.1' }],
  ['7.idNo', { kind: 'set', path: '7.idNo' }],
  ['people', { kind: 'set', path: 'people' }],
])('%s is about its part', (field, part) => {
  expect(peoplePart(field, IDS)).toEqual(part)
})

test.each([
  ['people.B1.idNo', { kind: 'person', beneId: 'B1' }, true],
  ['people.B1.idNo', { kind: 'person', beneId: 'B2' }, false],
  ['people.B1.idNo', { kind: 'guardian', beneId: 'B1' }, false],
  ['plans.0.amount', { kind: 'plans' }, true],
  ['plans.0.amount', { kind: 'end' }, false],
  ['order.1', { kind: 'person', beneId: 'B2' }, true],
] as const)('%s is answered by saving %j: %s', (field, saved, answered) => {
  expect(isAnswered(peoplePart(field, IDS), saved)).toBe(answered)
})
