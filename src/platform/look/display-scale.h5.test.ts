import { displayScale, scaleQuery, setDisplayScale, startDisplayScale } from './display-scale.h5'
import { hostWindow } from '@/platform/host/host.h5'

function width(px: number): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: px, configurable: true })
}

beforeEach(() => {
  localStorage.clear()
  delete hostWindow().__wxjs_environment
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

  it('keeps the stored scale when the address brings no number', () => {
    setDisplayScale(150)
    window.history.replaceState(null, '', '/?multipleView=large')
    startDisplayScale()
    expect([localStorage.getItem('multipleView'), displayScale()]).toEqual(['150', 150])
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
    width(667)
    window.dispatchEvent(new Event(event))
    expect(parseFloat(document.documentElement.style.fontSize)).toBeCloseTo(35.5733, 3)
  })

  it('is appended once stored, but never inside the mini-program', () => {
    expect(scaleQuery()).toEqual({})
    setDisplayScale(125)
    expect(scaleQuery()).toEqual({ multipleView: '125' })
    hostWindow().__wxjs_environment = 'miniprogram'
    expect(scaleQuery()).toEqual({})
  })
})
