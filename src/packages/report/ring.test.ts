import { ringArcs, ringSentence, ringSlices, ringUrl } from './ring'

const at = (productType: string, ratio: string) => ({ productType, ratio })
const U1 = [at('0', '44.38'), at('1', '23.69'), at('2', '12.80'), at('3', '8.19'), at('4', '10.94')]

test('slices come largest first, with the colour of their class and the percentage as it was sent', () => {
  const slices = ringSlices(U1)
  expect(slices.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '固定收益类 44.38%',
    '固收+ 23.69%',
    '权益类 12.80%',
    '股权类 10.94%',
    '现金管理类 8.19%',
  ])
  expect(new Set(slices.map(({ colour }) => colour)).size).toBe(5)
  expect(ringSlices([at('1', '60'), at('0', '40')]).map(({ colour }) => colour)).toEqual([
    slices[1]?.colour,
    slices[0]?.colour,
  ])
})

test.each([
  ['add up to 100', U1],
  ['add up to 99.99', [at('0', '33.33'), at('1', '33.33'), at('2', '33.33')]],
  ['add up to 100.01', [at('0', '66.67'), at('1', '33.34')]],
])('the ring closes where percentages %s', (_, positions) => {
  const shares = ringSlices(positions).map(({ share }) => share)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
})

test.each([
  [
    'unknown classes',
    [at('0', '70.00'), at('7', '20.10'), at('x', '9.90')],
    ['固定收益类 70.00%', '其他 30.00%'],
  ],
  [
    'more than five lines',
    [...U1.slice(0, 4), at('4', '7.94'), at('9', '3.00')],
    ['固定收益类 44.38%', '固收+ 23.69%', '权益类 12.80%', '现金管理类 8.19%', '其他 10.94%'],
  ],
  [
    'nothing and less than nothing',
    [at('0', '100.00'), at('1', '0.00'), at('2', '-3')],
    ['固定收益类 100.00%'],
  ],
  ['no positions', [], []],
])('%s', (_, positions, lines) => {
  expect(ringSlices(positions).map(({ label, text }) => `${label} ${text}`)).toEqual(lines)
})

test('arcs follow each other clockwise from the top, a gap between them', () => {
  const arcs = ringArcs(ringSlices(U1), 2)
  expect(arcs[0]?.from).toBe(0)
  expect(arcs[0]?.to).toBeCloseTo(0.4438 * 360 - 2, 9)
  arcs.slice(1).forEach((arc, index) => expect(arc.from).toBeCloseTo((arcs[index]?.to ?? 0) + 2, 9))
  expect(arcs[4]?.to).toBeCloseTo(358, 9)
})

test('one class alone is a whole circle, a sliver stays visible', () => {
  expect(ringArcs(ringSlices([at('3', '100.00')]), 2)).toMatchObject([{ from: 0, to: 360 }])
  const sliver = ringArcs(ringSlices([at('0', '99.90'), at('1', '0.10')]), 2)[1]
  expect((sliver?.to ?? 0) - (sliver?.from ?? 0)).toBeGreaterThan(0)
})

test('the ring is said in words and drawn as a picture', () => {
  const slices = ringSlices(U1)
  expect(ringSentence(slices)).toBe(
    '资产分布：固定收益类 44.38%，固收+ 23.69%，权益类 12.80%，股权类 10.94%，现金管理类 8.19%',
  )
  const svg = decodeURIComponent(ringUrl(slices))
  expect(svg.match(/<path /g)).toHaveLength(5)
  expect(svg).not.toContain('NaN')
})
