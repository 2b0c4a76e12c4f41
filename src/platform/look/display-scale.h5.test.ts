/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { displayScale, scaleQuery, setDisplayScale, startDisplayScale } from './display-scale.h5'
import { hostWindow } from '@/platform/host/host.h5'
import { BAD_SCALES } from '@test/bad-scales'
import { until } from '@test/until'

function width(px: number): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: px, configurable: true })
}

/** The script of src/index.html that runs before the first paint. */
function firstPaint(): void {
  const html = readFileSync(path.resolve(__dirname, '../../index.html'), 'utf8')
  const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].find(([, text]) =>
    text?.includes('multipleView'),
  )
  new Function(script![1]!)()
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.width
  delete hostWindow().__wxjs_environment
  delete hostWindow().trustAppAndroid
  width(375)
  window.history.replaceState(null, '', '/')
})

describe('display scale on H5', () => {
  it('takes the scale from the address, stores and applies it', () => {
    window.history.replaceState(null, '', '/?multipleView=150')
    startDisplayScale()
    expect(localStorage.getItem('multipleView')).toBe('150')
    expect(document.documentElement.style.fontSize).toBe('30px')
    expect(document.documentElement.classList.contains('care')).toBe(true)
  })

  it('takes the largest there is for one that is too large', () => {
    window.history.replaceState(null, '', '/?multipleView=1000')
    startDisplayScale()
    expect(localStorage.getItem('multipleView')).toBe('200')
    expect(document.documentElement.style.fontSize).toBe('40px')
  })

  it.each(BAD_SCALES)('keeps the stored scale when the address brings %p', value => {
    setDisplayScale(200)
    window.history.replaceState(null, '', `/?multipleView=${encodeURIComponent(value)}`)
    firstPaint()
    expect(document.documentElement.style.fontSize).toBe('40px')
    startDisplayScale()
    expect([localStorage.getItem('multipleView'), displayScale()]).toEqual(['200', 200])
  })

  it.each([
    [150, 100],
    [200, 100],
  ])('leaves care mode with its scale: %i to %i', (large, small) => {
    const isCare = () => document.documentElement.classList.contains('care')
    setDisplayScale(large)
    expect(isCare()).toBe(true)
    setDisplayScale(small)
    expect(isCare()).toBe(false)
  })

  it('stores nothing when the address says nothing', () => {
    startDisplayScale()
    expect(localStorage.getItem('multipleView')).toBeNull()
    expect(displayScale()).toBe(100)
  })

  test.each(['resize', 'orientationchange'])('follows the width on %s', event => {
    startDisplayScale()
    width(430)
    window.dispatchEvent(new Event(event))
    expect(parseFloat(document.documentElement.style.fontSize)).toBeCloseTo(22.9333, 3)
  })

  it('begins with the width that was measured before the first paint, and looks again once there is time', async () => {
    firstPaint()
    width(390)
    startDisplayScale()
    expect(document.documentElement.style.fontSize).toBe('20px')
    await until('the width of now', () => document.documentElement.style.fontSize === '20.8px')
  })

  test.each([
    ['browser', 480, 25.6, false],
    ['browser', 481, 24, true],
    ['browser', 1280, 24, true],
    ['app', 1280, 68.2667, false],
    ['web-view', 667, 35.5733, false],
  ])('in the %s, a width of %i gives %f px and the column: %p', (host, px, font, isColumn) => {
    if (host === 'app') hostWindow().trustAppAndroid = { postMessage: () => undefined }
    if (host === 'web-view') hostWindow().__wxjs_environment = 'miniprogram'
    width(px)
    const root = document.documentElement
    for (const draw of [startDisplayScale, firstPaint]) {
      root.removeAttribute('style')
      root.className = ''
      draw()
      expect(parseFloat(root.style.fontSize)).toBeCloseTo(font, 3)
      expect(root.classList.contains('is-column')).toBe(isColumn)
    }
  })

  it('is appended once stored, but never inside the mini-program', () => {
    expect(scaleQuery()).toEqual({})
    setDisplayScale(125)
    expect(scaleQuery()).toEqual({ multipleView: '125' })
    hostWindow().__wxjs_environment = 'miniprogram'
    expect(scaleQuery()).toEqual({})
  })
})
