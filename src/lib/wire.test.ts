import { wireCode, wireDate, wireDateTime, wireDecimal, wireFlag, wireNumber, wireText } from './wire'

test.each<[unknown, string | undefined]>([
  ['2026-11-20 09:30:00', '2026-11-20 09:30:00'],
  ['2026-11-20T09:30:00', '2026-11-20 09:30:00'],
  ['2026-11-20T09:30:00.000+08:00', '2026-11-20 09:30:00'],
  ['2026-11-20T09:30:00+0800', '2026-11-20 09:30:00'],
  ['2026-11-20T01:30:00Z', '2026-11-20 09:30:00'],
  ['2026-11-19T16:00:00.000Z', '2026-11-20 00:00:00'],
  ['2026-11-19T20:30:00-05:00', '2026-11-20 09:30:00'],
  ['2026-11-20T09:30:00+08:00[Asia/Shanghai]', '2026-11-20 09:30:00'],
  ['2026/11/20 9:30', '2026-11-20 09:30:00'],
  ['2026-11-20 09:30:00.0', '2026-11-20 09:30:00'],
  ['20261120', '2026-11-20 00:00:00'],
  [20261120, '2026-11-20 00:00:00'],
  ['20261120093000', '2026-11-20 09:30:00'],
  [1795138200000, '2026-11-20 09:30:00'],
  ['1795138200000', '2026-11-20 09:30:00'],
  [1795138200, '2026-11-20 09:30:00'],
  [[2026, 11, 20, 9, 30], '2026-11-20 09:30:00'],
  [[2026, 11, 20], '2026-11-20 00:00:00'],
  ['9999-12-31', '9999-12-31 00:00:00'],
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['null', ''],
  ['0000-00-00 00:00:00', ''],
  ['2026-02-30', undefined],
  ['soon', undefined],
  ['2026-11-20 at nine', undefined],
  [{ year: 2026 }, undefined],
  [NaN, undefined],
  [true, undefined],
])('the time %j is %j', (written, read) => expect(wireDateTime(written)).toBe(read))

test('a day is the day of Shanghai', () => {
  expect(wireDate('2026-11-19T16:00:00Z')).toBe('2026-11-20')
  expect(wireDate('soon')).toBeUndefined()
})

test.each<[unknown, number, number | undefined, string | undefined]>([
  ['1500000.00', 0, 2, '1500000.00'],
  ['0', 0, 2, '0'],
  [1500000, 2, 2, '1500000.00'],
  [0.1, 2, 2, '0.10'],
  [1e-7, 2, undefined, '0.0000001'],
  ['1,500,000.5', 2, 2, '1500000.50'],
  ['1.066700', 4, 4, '1.0667'],
  ['1.06675', 4, 4, '1.06675'],
  ['0.5000', 0, 2, '0.50'],
  ['-29290.00', 0, 2, '-29290.00'],
  ['+12.00', 0, 2, '+12.00'],
  ['007.10', 0, 2, '7.10'],
  [null, 2, 2, ''],
  ['', 2, 2, ''],
  ['--', 2, 2, undefined],
  [1e21, 2, 2, undefined],
  [Infinity, 2, 2, undefined],
  [true, 2, 2, undefined],
  [['1'], 2, 2, undefined],
])('the decimal %j with %j to %j places is %j', (written, min, max, read) => {
  expect(wireDecimal(written, min, max)).toBe(read)
})

test.each<[unknown, string]>([
  ...[1, '1', true, 'true', 'Y', 'yes', '01', 'T', 'on', '是'].map(flag => [flag, '1'] as [unknown, string]),
  ...[0, '0', false, 'FALSE', 'N', 'no', '00', 'off', '否'].map(flag => [flag, '0'] as [unknown, string]),
  ...[null, undefined, '', '2', 'maybe', {}, [1], NaN].map(flag => [flag, ''] as [unknown, string]),
])('the flag %j is %j', (written, read) => expect(wireFlag(written)).toBe(read))

test.each<[unknown, string | undefined]>([
  ['03', '03'],
  [3, '03'],
  ['3', '03'],
  ['C4', 'C4'],
  ['c4', 'C4'],
  ['99', '99'],
  [null, ''],
  [{}, undefined],
])('the code %j is %j', (written, read) => expect(wireCode(written, ['03', '10', 'C4'])).toBe(read))

test('a code that two of the table could be stays as it is', () => {
  expect(wireCode('1', ['01', '001'])).toBe('1')
})

test.each<[unknown, number | undefined]>([
  ['20', 20],
  ['20.0', 20],
  ['1,234', 1234],
  [20, 20],
  ['', undefined],
  [null, undefined],
  ['many', undefined],
  [NaN, undefined],
])('the number %j is %j', (written, read) => expect(wireNumber(written)).toBe(read))

test.each<[unknown, string | undefined]>([
  ['林*远  ', '林*远'],
  [2026, '2026'],
  ['null', ''],
  [null, ''],
  [false, ''],
  [{}, undefined],
  [[], undefined],
])('the text %j is %j', (written, read) => expect(wireText(written)).toBe(read))
