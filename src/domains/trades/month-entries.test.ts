import fc from 'fast-check'
import { monthEntries, monthName } from './month-entries'

interface Row {
  id: string
  time: string
}

const GROUPING = { idOf: (row: Row) => row.id, timeOf: (row: Row) => row.time }
const total = (month: string) => ({ month, inTotal: '1.00', outTotal: '0.00', count: 9 })

test('each month has one head with the total of the server, then its rows', () => {
  const rows = [
    { id: 'c', time: '2026-11-19 10:00:00' },
    { id: 'b', time: '2026-11-02 10:00:00' },
    { id: 'a', time: '2026-10-31 23:59:59' },
  ]
  expect(monthEntries(rows, [total('2026-11')], GROUPING)).toEqual([
    { kind: 'month', key: 'month-2026-11', month: '2026-11', total: total('2026-11') },
    { kind: 'row', key: 'c', row: rows[0], isFirst: true, isLast: false },
    { kind: 'row', key: 'b', row: rows[1], isFirst: false, isLast: true },
    { kind: 'month', key: 'month-2026-10', month: '2026-10', total: undefined },
    { kind: 'row', key: 'a', row: rows[2], isFirst: true, isLast: true },
  ])
})

test('whatever the rows: none is lost, each has its head, and keys are unique', () => {
  const months = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 })
  fc.assert(
    fc.property(months, numbers => {
      const rows = numbers
        .sort((a, b) => b - a)
        .map((number, index) => {
          const month = String((number % 12) + 1).padStart(2, '0')
          return { id: `r${index}`, time: `${2020 + Math.floor(number / 12)}-${month}-15 08:00:00` }
        })
      const entries = monthEntries(rows, [], GROUPING)
      const drawn = entries.flatMap(entry => (entry.kind === 'row' ? [entry.row.id] : []))
      expect(drawn).toEqual(rows.map(row => row.id))
      expect(new Set(entries.map(entry => entry.key)).size).toBe(entries.length)
      let head = ''
      for (const entry of entries) {
        if (entry.kind === 'month') head = entry.month
        else expect(entry.row.time.slice(0, 7)).toBe(head)
      }
    }),
  )
})

test.each([
  ['2026-11', '2026年11月'],
  ['2019-04', '2019年4月'],
])('%s is %s', (month, name) => {
  expect(monthName(month)).toBe(name)
})
