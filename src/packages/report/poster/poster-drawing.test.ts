import { drawPoster, POSTER_HEIGHT, POSTER_WIDTH } from './poster-drawing'
import { posterContent } from './poster-content'

const SOURCE = {
  year: '2025',
  registerDays: 2466,
  donorCount: 26,
  contributionValue: '126800',
  accumulatedIncome: '18930255.46',
  link: 'https://h5.example.com/phone/assetsReport/entry?pageShare=1',
}
const MODULES = [
  [true, false],
  [false, true],
]

/** A 2D context that keeps what is written and where rectangles are filled; text is as wide as its font is high. */
function recordingContext() {
  const texts: { text: string; x: number; y: number; width: number }[] = []
  const boxes: { x: number; y: number; width: number; height: number; colour: string }[] = []
  const state = { font: '', fillStyle: '' }
  const size = () => Number(/(\d+(?:\.\d+)?)px/.exec(state.font)?.[1] ?? 0)
  const widthOf = (text: string) =>
    [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? size() : size() * 0.56), 0)
  const known = {
    fillText: (text: string, x: number, y: number) => texts.push({ text, x, y, width: widthOf(text) }),
    fillRect: (x: number, y: number, width: number, height: number) =>
      boxes.push({ x, y, width, height, colour: state.fillStyle }),
    measureText: (text: string) => ({ width: widthOf(text) }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  }
  const context = new Proxy(state, {
    get: (target, key): unknown => Reflect.get({ ...target, ...known }, key) ?? (() => undefined),
  })
  return { context: context as unknown as CanvasRenderingContext2D, texts, boxes }
}

function draw(choice = { showsFacts: true, showsIncome: false }, isHidden = false, modules = MODULES) {
  const { context, texts, boxes } = recordingContext()
  drawPoster(context, posterContent(SOURCE, choice, isHidden), modules)
  return { words: texts.map(({ text }) => text), texts, boxes }
}

test('by default nothing but brand, year, days and charity is written: no amount, no product, no name', () => {
  expect(draw().words).toEqual([
    '远岚信托 · 2025',
    '远山有信',
    '岁月有回响',
    '2,466',
    '天相伴',
    '26 次公益捐赠 · 贡献值 126,800',
    '海报不含金额与产品信息',
  ])
})

test('the income stands there when it was chosen, and never while the eye is shut (E30)', () => {
  const chosen = { showsFacts: true, showsIncome: true }
  expect(draw(chosen).words).toContain('累计收益 +18,930,255.46 元')
  expect(draw(chosen, true).words.join()).not.toMatch(/收益|\.\d\d|元/)
})

test('words stay on the poster and clear of the code', () => {
  const { texts, boxes } = draw({ showsFacts: true, showsIncome: true })
  const code = boxes.filter(({ colour }) => colour === '#15202B')
  const left = Math.min(...code.map(({ x }) => x))
  const top = Math.min(...code.map(({ y }) => y))
  const bottom = Math.max(...code.map(({ y, height }) => y + height))
  for (const { text, x, y, width } of texts) {
    expect([text, x + width <= POSTER_WIDTH, y <= POSTER_HEIGHT]).toEqual([text, true, true])
    if (y > top && y < bottom) expect([text, x + width <= left]).toEqual([text, true])
  }
})

test('the code has one box per dark module, on whole pixels; without a link there is none', () => {
  const dark = draw().boxes.filter(({ colour }) => colour === '#15202B')
  expect(dark).toHaveLength(2)
  dark.forEach(({ width }) => expect(width * 3).toBeCloseTo(Math.round(width * 3), 9))
  expect(draw(undefined, false, []).boxes.filter(({ colour }) => colour === '#15202B')).toHaveLength(0)
})
