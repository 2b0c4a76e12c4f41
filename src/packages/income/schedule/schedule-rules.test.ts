import type { HomeDate } from '@/contract/home'
import { HOME_DATE } from '@/contract/tables/home'
import {
  calendarEntryOf,
  choicesOf,
  datesOfKind,
  dayWords,
  fiveWeeks,
  kindOf,
  monthsOf,
  noteOf,
} from './schedule-rules'

const NOW = '2026-11-20 10:02:00'

const dateOf = (more: Partial<HomeDate>): HomeDate => ({
  ...{ dateId: 'd1', date: '2026-11-20', time: '', dateKind: HOME_DATE.open, subjectId: 'X1', beneId: '' },
  ...{ title: '远岚·稳泰26号', note: '12:00 前打款', amount: '' },
  ...more,
})

const PAY = dateOf({ dateKind: HOME_DATE.orderPay, time: '12:00', amount: '600000.00' })
const APPEND = dateOf({ dateKind: HOME_DATE.appendPay, date: '2026-11-23', amount: '0.10' })
const PAYMENT = dateOf({ dateKind: HOME_DATE.trustPayment, date: '2026-12-10', amount: '8000.00' })
const BENEFIT = dateOf({ dateKind: HOME_DATE.benefit, date: '2026-12-10', amount: '50000.00' })
const OPEN = dateOf({ date: '2026-12-15' })
const ALL = [PAY, APPEND, PAYMENT, BENEFIT, OPEN]

test('each kind of date counts to one choice; those without any are left out', () => {
  expect(Object.values(HOME_DATE).map(dateKind => `${dateKind} ${kindOf(dateOf({ dateKind }))}`)).toEqual([
    ...['open open', 'distribution distribution', 'maturity maturity', 'trustPayment distribution'],
    ...['benefit distribution', 'orderPay pay', 'appendPay pay', 'cooling cooling', 'call call'],
  ])
  expect(choicesOf(ALL, '').map(({ text }) => text)).toEqual(['全部', '缴款 2', '分配 2', '开放日 1'])
  expect(choicesOf([], 'maturity').map(({ text }) => text)).toEqual(['全部', '到期 0'])
  expect(datesOfKind(ALL, 'distribution')).toEqual([PAYMENT, BENEFIT])
  expect(datesOfKind(ALL, '')).toBe(ALL)
})

test('a month says what is paid in it, and what comes to the customer: not what their trust pays to others', () => {
  expect(monthsOf(ALL)).toEqual([
    { month: '2026-11', rows: [PAY, APPEND], toPay: '600000.10', toGet: '' },
    { month: '2026-12', rows: [PAYMENT, BENEFIT, OPEN], toPay: '', toGet: '50000.00' },
  ])
})

test.each([
  ['2026-11-20', '2026-11-16', '2026-12-20'],
  ['2026-11-16', '2026-11-16', '2026-12-20'],
  ['2026-11-22', '2026-11-16', '2026-12-20'],
  ['2028-02-29', '2028-02-28', '2028-04-02'],
])('the five weeks of %s go from %s to %s', (today, first, last) => {
  const days = fiveWeeks(today).flat()
  expect([days.length, days[0], days[34]]).toEqual([35, first, last])
})

test.each([
  ['2026-11-20 10:02:00', '12:00 截止，剩 1 小时 58 分'],
  ['2026-11-20 12:00:01', '12:00 前打款'],
  ['2026-11-19 10:02:00', '12:00 前打款'],
])('of a payment at %s: %s', (now, text) => {
  expect(noteOf(PAY, now)).toBe(text)
})

test('what is read out of a day, and what a calendar takes, which is no amount', () => {
  expect(dayWords([PAYMENT, BENEFIT, OPEN])).toBe('分配 2 项，开放日 1 项')
  expect(noteOf(OPEN, NOW)).toBe(OPEN.note)
  expect(calendarEntryOf(PAY)).toEqual({
    ...{ id: 'd1', title: '缴款：远岚·稳泰26号', note: '12:00 前打款', date: '2026-11-20', time: '12:00' },
  })
})
