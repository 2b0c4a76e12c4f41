import { fitFont, fontOf } from './picture-text'

/** A canvas whose letters are as wide as they are high. */
function canvas() {
  const context = {
    font: '',
    measureText(text: string) {
      return { width: text.length * Number(/ (\d+(?:\.\d+)?)px/.exec(context.font)?.[1]) } as TextMetrics
    },
  }
  return context
}

test('a font names weight, size and typefaces, the usual ones where nothing else is said', () => {
  expect(fontOf({ size: 12 })).toMatch(/^400 12px -apple-system/)
  expect(fontOf({ size: 30, weight: 600, face: 'serif' })).toMatch(/^600 30px "Songti SC"/)
})

test.each([
  ['fits', 'ten lett', 13, 104],
  ['is a bit too long', 'ten lett', 12, 103],
  ['is much too long', 'a text of thirty-one letters ...', 9, 40],
  ['is wanted small already', 'long', 8, 4, 8],
])('a text that %s', (_, text, size, width, wanted = 13) => {
  const context = canvas()
  fitFont(context, text, width, { size: wanted })
  expect(context.font).toBe(fontOf({ size }))
})
