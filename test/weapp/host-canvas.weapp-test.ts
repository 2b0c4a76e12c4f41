/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { launch, PAGE, plain } from './host-fixture'
import type { PaperCanvas } from './host/view/paper-canvas'
import type { WxCanvas } from './host/view/canvas-element'

/** Draws once the canvas is found, in whatever the node is. */
const DRAW = `
  const query = wx.createSelectorQuery()
  query.select('#c').fields({ node: true, size: true })
  query.exec(([{ node }]) => {
    node.width = 600
    node.height = 300
    const context = node.getContext('2d')
    context.font = '10px sans-serif'
    context.fillRect(0, 0, 10, 10)
    context.fillText('hello', 0, 0)
    wx.setStorageSync('drawn', [node.width, context.measureText('ab').width, node.getContext('webgl')])
  })`

describe('the host: canvas and picker', { concurrency: 1 }, () => {
  it('notes what is drawn where nothing can be', async () => {
    const phone = await launch({
      files: { 'a/index.wxml': '<canvas type="2d" id="c"/>', 'a/index.js': PAGE('a', DRAW) },
    })
    await phone.until('nothing drawn', () => phone.stored('drawn') !== undefined)
    assert.deepEqual(plain(phone.stored('drawn')), [600, 20, null])
    const { texts, calls } = (phone.query('wx-canvas') as WxCanvas).node as PaperCanvas
    assert.deepEqual([plain(texts), plain(calls)], [['hello'], ['fillRect', 'fillText', 'measureText']])
    phone.close()
  })

  it('says where on the canvas a finger is', async () => {
    const phone = await launch({
      files: {
        'a/index.wxml': '<canvas type="2d" id="c" bindtouchstart="down"/>',
        'a/index.js': PAGE('a', '', `down(e) { wx.setStorageSync('touches', e.touches) }`),
      },
    })
    const canvas = phone.query('wx-canvas')
    assert.ok(canvas)
    canvas.getBoundingClientRect = () => ({ left: 20, top: 100 }) as DOMRect
    phone.swipe('wx-canvas', { x: 50, y: 130 }, { x: 50, y: 130 })
    await phone.until('no touch', () => phone.stored('touches') !== undefined)
    const [touch] = phone.stored('touches') as { x: number; y: number; clientX: number }[]
    assert.deepEqual([touch?.x, touch?.y, touch?.clientX], [30, 30, 50])
    phone.close()
  })

  it('refuses a canvas of another kind', async () => {
    const phone = await launch({
      files: { 'a/index.wxml': '<canvas type="webgl" id="c"/>', 'a/index.js': PAGE('a', DRAW) },
    })
    await phone.quiet()
    assert.match(phone.host.problems.list.join(), /<canvas type="webgl"> is not part of the test's host/)
    phone.switchOff()
  })

  const picking = {
    'a/index.wxml':
      '<picker mode="date" fields="day" value="2026-01-02" start="2026-01-01" end="2026-12-31" bindchange="note" bindcancel="note"><view>day</view></picker><picker mode="date" fields="day" disabled bindchange="note"><view>shut</view></picker>',
    'a/index.js': PAGE('a', '', `note(e) { wx.setStorageSync('picked', [e.type, e.detail]) }`),
  }

  it('opens a picker on a tap and tells the day that was chosen', async () => {
    const phone = await launch({ files: picking })
    await phone.pickDay('day', '2026-03-04')
    await phone.until('no event', () => phone.stored('picked') !== undefined)
    assert.deepEqual(plain(phone.stored('picked')), ['change', { value: '2026-03-04' }])
    assert.equal(phone.host.picker, undefined)
    phone.close()
  })

  it('offers the days between its limits, can be cancelled, and stays shut where it is disabled', async () => {
    const phone = await launch({ files: picking })
    await phone.tap('shut')
    await phone.quiet()
    assert.equal(phone.host.picker, undefined)
    await phone.tap('day')
    await phone.quiet()
    const opened = () => phone.host.picker
    assert.equal(opened()?.value, '2026-01-02')
    assert.throws(() => opened()?.choose('2025-12-31'), /offers no 2025-12-31/)
    assert.throws(() => opened()?.choose('2026-1-2'), /offers no/)
    opened()?.cancel()
    await phone.until('no event', () => phone.stored('picked') !== undefined)
    assert.deepEqual(plain(phone.stored('picked')), ['cancel', {}])
    phone.close()
  })
})
