/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isCareScale, parseScale, rootFontSize } from './display-scale'

const VECTORS: [string | undefined, number][] = [
  [undefined, 100],
  ['', 100],
  ['100', 100],
  ['125', 125],
  ['200', 200],
  ['99', 100],
  ['0', 100],
  ['-1', 100],
  ['201', 200],
  ['250', 200],
  ['1000', 200],
  ['99999999999999999999', 200],
  ['abc', 100],
  ['149.4', 149],
  ['150.5', 151],
  ['1.5', 100],
  ['1e2', 100],
  [' 150', 100],
  ['１５０', 100],
]

describe('display scale', () => {
  test.each(VECTORS)('multipleView=%p is %i', (value, scale) => {
    expect(parseScale(value)).toBe(scale)
  })

  test.each([
    [375, 100, 20],
    [414, 100, 22.08],
    [320, 100, 17.0667],
    [768, 100, 40.96],
    [375, 130, 26],
    [320, 200, 34.1333],
  ])('root font at %i px and %i %% is %f px', (width, scale, px) => {
    expect(rootFontSize(width, scale)).toBeCloseTo(px, 3)
  })

  it('is care mode above 100 only', () => {
    expect([100, 101, 125, 200].map(isCareScale)).toEqual([false, true, true, true])
  })
})

describe('the script that runs before the first paint', () => {
  const html = readFileSync(path.resolve(__dirname, '../index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text!)
  const script = scripts.find(text => text.includes('multipleView'))!

  beforeEach(() => {
    localStorage.clear()
    document.documentElement.removeAttribute('style')
    document.documentElement.className = ''
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 375, configurable: true })
  })

  test.each(VECTORS.filter(([value]) => value !== undefined))(
    'agrees with parseScale on %p',
    (value, scale) => {
      window.history.replaceState(null, '', `/?a=1&multipleView=${encodeURIComponent(value ?? '')}`)
      new Function(script)()
      expect(document.documentElement.style.fontSize).toBe(`${rootFontSize(375, scale)}px`)
      expect(document.documentElement.classList.contains('care')).toBe(scale > 100)
    },
  )

  it('falls back to the stored scale', () => {
    window.history.replaceState(null, '', '/')
    localStorage.setItem('multipleView', '150')
    new Function(script)()
    expect(document.documentElement.style.fontSize).toBe('30px')
  })
})
