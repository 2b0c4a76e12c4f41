import { type DatedProduct, daysOfProduct } from './events'

const product = (more: Partial<DatedProduct>): DatedProduct => ({
  ...{
    product_id: 'X',
    establish_date: '2024-01-02',
    maturity_date: '',
    open_rule: 'daily',
    next_dist_date: '',
    raise_start: '',
    raise_end: '',
  },
  ...more,
})
const linesOf = (more: Partial<DatedProduct>, month: string) =>
  daysOfProduct(product(more), month).map(({ date, note }) => `${date} ${note}`)

const OPEN = '15:00 前可赎回，申购已于前2个工作日截止'

test.each([
  ['open every day: no day of its own', { open_rule: 'daily' }, '2026-12', []],
  ['on the 1st, a Tuesday', { open_rule: 'monthly:1' }, '2026-12', [`2026-12-01 ${OPEN}`]],
  [
    'on the 15th, a Sunday: the Monday behind',
    { open_rule: 'monthly:15' },
    '2026-11',
    [`2026-11-16 ${OPEN}`],
  ],
  ['not before it is established', { open_rule: 'monthly:1', establish_date: '2026-12-02' }, '2026-12', []],
  [
    'not from its maturity on',
    { open_rule: 'monthly:15', maturity_date: '2026-12-15' },
    '2026-12',
    ['2026-12-15 产品到期'],
  ],
  ['its distribution', { next_dist_date: '2026-12-21' }, '2026-12', ['2026-12-21 预计分配，以公告为准']],
  ['a distribution of another month', { next_dist_date: '2027-01-21' }, '2026-12', []],
  [
    'its raising, by its terms',
    { open_rule: 'closed', raise_start: '2026-11-02 09:00:00', raise_end: '2026-11-30 15:00:00' },
    '2026-11',
    ['2026-11-02 募集开始', '2026-11-30 募集截止'],
  ],
  ['the 29th of February', { open_rule: 'monthly:29' }, '2028-02', [`2028-02-29 ${OPEN}`]],
])('%s', (_name, more, month, lines) => {
  expect(linesOf(more, month)).toEqual(lines)
})
