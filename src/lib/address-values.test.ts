import { changedFrom, choiceParam } from './address-choice'
import { idParam, yearParam } from './address-values'

test.each([
  ['2025', '2025'],
  ['25', ''],
  ['2025-01', ''],
  ['', ''],
  [undefined, ''],
])('the year %p is %p', (text, year) => expect(yearParam(text)).toBe(year))

test.each([
  ['AT1', 'AT1'],
  ['U1-P05', 'U1-P05'],
  ['<b>', ''],
  ['x'.repeat(65), ''],
  [undefined, ''],
])('the identifier %p is %p', (text, id) => expect(idParam(text)).toBe(id))

test.each([
  ['1', '1'],
  ['9', ''],
  [undefined, ''],
])('the choice %p among 1 and 2 is %p', (text, choice) => expect(choiceParam(text, ['1', '2'])).toBe(choice))

test.each([
  [{ sort: 'amount', role: '1', kind: '' }, {}],
  [{ sort: 'income', role: '1', kind: '' }, { sort: 'income' }],
  [
    { sort: 'amount', role: '2', kind: '3' },
    { role: '2', kind: '3' },
  ],
])('of the filter %o the address says %o', (filter, said) =>
  expect(changedFrom({ sort: 'amount', role: '1', kind: '' }, filter)).toEqual(said),
)
