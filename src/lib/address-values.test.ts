import { choiceParam, idParam, yearParam } from './address-values'

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
