import assert from 'node:assert/strict'
import type { Phone } from './phone'

interface Place {
  readonly x: number
  readonly y: number
}

/** What fingers do at once on what a selector names, px of the screen; answers whether the page goes along. */
export function touch(
  phone: Phone,
  selector: string,
  type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
  fingers: readonly (Place & { readonly finger: number })[],
): boolean {
  const target = phone.query(selector)
  const view = target?.ownerDocument.defaultView
  assert.ok(target && view, `nothing to touch: ${selector}`)
  const changedTouches = fingers.map(({ finger, x, y }) => ({
    ...{ identifier: finger, target, clientX: x, clientY: y, pageX: x, pageY: y },
  }))
  const touches = type === 'touchstart' || type === 'touchmove' ? changedTouches : []
  const event = new view.Event(type, { bubbles: true, cancelable: true, composed: true })
  return target.dispatchEvent(Object.assign(event, { touches, changedTouches }))
}

/** A finger draws through places of what a selector names. */
export function drawStroke(phone: Phone, selector: string, places: readonly Place[]): void {
  const [first, last] = [places[0], places[places.length - 1]]
  assert.ok(first && last, 'a stroke has places')
  touch(phone, selector, 'touchstart', [{ finger: 0, ...first }])
  for (const place of places.slice(1)) touch(phone, selector, 'touchmove', [{ finger: 0, ...place }])
  touch(phone, selector, 'touchend', [{ finger: 0, ...last }])
}
