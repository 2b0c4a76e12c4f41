import { ringArcs, type RingPart, ringSlices } from './ring'

const part = (label: string | undefined, ratio: string): RingPart<string> => ({
  label,
  ratio,
  colour: `colour of ${label}`,
})
const FIVE = [
  part('甲', '44.38'),
  part('乙', '23.69'),
  part('丙', '12.80'),
  part('丁', '8.19'),
  part('戊', '10.94'),
]
const linesOf = (parts: readonly RingPart<string>[]) =>
  ringSlices(parts, 'grey').map(({ label, text }) => `${label} ${text}`)

test('slices come largest first, with their colour and the percentage as it was sent', () => {
  expect(linesOf(FIVE)).toEqual(['甲 44.38%', '乙 23.69%', '丙 12.80%', '戊 10.94%', '丁 8.19%'])
  expect(ringSlices(FIVE, 'grey').map(({ colour }) => colour)).toContain('colour of 丁')
})

test.each([
  ['add up to 100', FIVE],
  ['add up to 99.99', [part('甲', '33.33'), part('乙', '33.33'), part('丙', '33.33')]],
  ['add up to 100.01', [part('甲', '66.67'), part('乙', '33.34')]],
])('the ring closes where percentages %s', (_, parts) => {
  const shares = ringSlices(parts, 'grey').map(({ share }) => share)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
})

test.each([
  [
    'parts without a name',
    [part('甲', '70.00'), part(undefined, '20.10'), part(undefined, '9.90')],
    ['甲 70.00%', '其他 30.00%'],
  ],
  [
    'more than five',
    [...FIVE.slice(0, 4), part('戊', '7.94'), part('己', '3.00')],
    ['甲 44.38%', '乙 23.69%', '丙 12.80%', '丁 8.19%', '其他 10.94%'],
  ],
  [
    'nothing and less than nothing',
    [part('甲', '100.00'), part('乙', '0.00'), part('丙', '-3')],
    ['甲 100.00%'],
  ],
  ['no parts', [], []],
])('%s', (_, parts, lines) => expect(linesOf(parts)).toEqual(lines))

test('arcs follow each other clockwise from the top, a gap between them', () => {
  const arcs = ringArcs(ringSlices(FIVE, 'grey'), 2)
  expect(arcs[0]?.from).toBe(0)
  expect(arcs[0]?.to).toBeCloseTo(0.4438 * 360 - 2, 9)
  arcs.slice(1).forEach((arc, index) => expect(arc.from).toBeCloseTo((arcs[index]?.to ?? 0) + 2, 9))
  expect(arcs[4]?.to).toBeCloseTo(358, 9)
})

test('one part alone is a whole circle, a sliver stays visible', () => {
  expect(ringArcs(ringSlices([part('甲', '100.00')], 'grey'), 2)).toMatchObject([{ from: 0, to: 360 }])
  const sliver = ringArcs(ringSlices([part('甲', '99.90'), part('乙', '0.10')], 'grey'), 2)[1]
  expect((sliver?.to ?? 0) - (sliver?.from ?? 0)).toBeGreaterThan(0)
})
