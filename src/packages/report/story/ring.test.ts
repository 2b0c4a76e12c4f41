import { positionSlices, ringDrawing, ringSentence } from './ring'

const at = (productType: string, ratio: string) => ({ productType, ratio })
const U1 = [at('0', '44.38'), at('1', '23.69'), at('2', '12.80'), at('3', '8.19'), at('4', '10.94')]

test('each class has its name and a colour of its own, whatever its place', () => {
  const slices = positionSlices(U1)
  expect(slices.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '固定收益类 44.38%',
    '固收+ 23.69%',
    '权益类 12.80%',
    '股权类 10.94%',
    '现金管理类 8.19%',
  ])
  expect(new Set(slices.map(({ colour }) => colour)).size).toBe(5)
  expect(positionSlices([at('1', '60'), at('0', '40')]).map(({ colour }) => colour)).toEqual([
    slices[1]?.colour,
    slices[0]?.colour,
  ])
})

test('unknown classes become 其他', () => {
  const slices = positionSlices([at('0', '70.00'), at('7', '20.10'), at('x', '9.90')])
  expect(slices.map(({ label, text }) => `${label} ${text}`)).toEqual(['固定收益类 70.00%', '其他 30.00%'])
})

test('the ring is said in words and drawn as a picture', () => {
  const slices = positionSlices(U1)
  expect(ringSentence(slices)).toBe(
    '资产分布：固定收益类 44.38%，固收+ 23.69%，权益类 12.80%，股权类 10.94%，现金管理类 8.19%',
  )
  const { markup } = ringDrawing(slices)
  expect(markup.match(/<path /g)).toHaveLength(5)
  expect(markup).not.toContain('NaN')
})
