/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { fileFacts } from '../../sandbox/files/file-facts'
import { inkShare } from '../../sandbox/files/png-ink'
import { bundleModule } from './bundle-module'
import { drawStroke, touch } from './fingers'
import { launch, PAGE, plain } from './host-fixture'
import type { Phone } from './phone'

/** As the pad of the product does it, without React: the pen follows fingers, and the strokes become a file. */
const MODULE = `
export { SignaturePen } from '@/platform/elements/signature-pen'
export { signaturePicture } from '@/domains/signature/signature-picture'`

const METHODS = `
  onReady() {
    const { SignaturePen } = require('../pad')
    const query = wx.createSelectorQuery()
    query.select('#pad').fields({ node: true, size: true })
    query.exec(([{ node, width, height }]) => {
      this.strokes = []
      this.pen = new SignaturePen(node)
      const look = { width, height, pixelRatio: 2, colour: '#000000', isTurned: false }
      this.pen.paint(look, { strokes: [], ratio: 1 })
      wx.setStorageSync('ready', true)
    })
  },
  down(e) { for (const { identifier, x, y } of e.changedTouches) this.pen.down(identifier, { x, y, t: e.timeStamp }) },
  move(e) { for (const { identifier, x, y } of e.changedTouches) this.pen.move(identifier, { x, y, t: e.timeStamp }) },
  up(e) {
    for (const { identifier } of e.changedTouches) {
      const drawn = this.pen.up(identifier)
      if (drawn) this.strokes.push(drawn.stroke)
    }
    wx.setStorageSync('strokes', this.strokes)
  },
  cancel(e) {
    for (const { identifier } of e.changedTouches) this.pen.cancel(identifier)
    wx.setStorageSync('cancelled', true)
  },
  async done() {
    const { file, release } = await require('../pad').signaturePicture(this.strokes)
    const pieces = []
    for (let at = 0; at < file.size; at += 262144) {
      pieces.push((await file.piece(at, Math.min(file.size, at + 262144))).base64)
    }
    wx.setStorageSync('file', { mime: file.mime, pieces })
    release()
  },`

describe('the host: strokes on a canvas', { concurrency: 1 }, () => {
  let code = ''
  before(async () => {
    code = await bundleModule(MODULE)
  })

  const open = async () => {
    const phone = await launch({
      files: {
        'pad.js': code,
        'a/index.wxml': `<canvas type="2d" id="pad" disable-scroll bindtouchstart="down" bindtouchmove="move" bindtouchend="up" bindtouchcancel="cancel"/><view bindtap="done">done</view><canvas type="2d" class="drawing-sheet"/>`,
        'a/index.js': PAGE('a', '', METHODS).replace("onReady() { note('onReady') }, ", ''),
      },
    })
    await phone.until('no pad', () => phone.stored('ready') === true)
    return phone
  }
  const strokesOf = (phone: Phone) =>
    (plain(phone.stored('strokes') ?? []) as { x: number; y: number }[][]).map(stroke =>
      stroke.map(({ x, y }) => [x, y]),
    )

  it('a finger draws, a second one does not, and the page stays where it is', async () => {
    const phone = await open()
    const pad = '#pad'
    // Of the standard canvas: 300 wide.
    assert.equal(touch(phone, pad, 'touchstart', [{ finger: 1, x: 30, y: 60 }]), true)
    touch(phone, pad, 'touchstart', [{ finger: 2, x: 200, y: 20 }])
    assert.equal(
      touch(phone, pad, 'touchmove', [
        { finger: 1, x: 150, y: 60 },
        { finger: 2, x: 90, y: 90 },
      ]),
      false,
    )
    touch(phone, pad, 'touchend', [{ finger: 2, x: 90, y: 90 }])
    touch(phone, pad, 'touchend', [{ finger: 1, x: 150, y: 60 }])
    await phone.until('no stroke', () => strokesOf(phone).length === 1)
    assert.deepEqual(strokesOf(phone), [
      [
        [0.1, 0.2],
        [0.5, 0.2],
      ],
    ])
    phone.close()
  })

  it('a finger that WeChat takes away leaves no stroke', async () => {
    const phone = await open()
    touch(phone, '#pad', 'touchstart', [{ finger: 1, x: 30, y: 60 }])
    touch(phone, '#pad', 'touchcancel', [{ finger: 1, x: 30, y: 60 }])
    await phone.until('not cancelled', () => phone.stored('cancelled') === true)
    touch(phone, '#pad', 'touchend', [{ finger: 1, x: 30, y: 60 }])
    await phone.quiet()
    assert.deepEqual(strokesOf(phone), [])
    phone.close()
  })

  it('the strokes become a PNG with ink on it, which does not stay on the device', async () => {
    const phone = await open()
    drawStroke(phone, '#pad', [
      { x: 30, y: 60 },
      { x: 100, y: 80 },
      { x: 200, y: 60 },
    ])
    await phone.until('no stroke', () => strokesOf(phone).length === 1)
    await phone.tap('done')
    await phone.until('no file', () => phone.stored('file') !== undefined)
    const { mime, pieces } = plain(phone.stored('file')) as { mime: string; pieces: string[] }
    const bytes = Buffer.concat(pieces.map(piece => Buffer.from(piece, 'base64')))
    const facts = fileFacts(bytes)
    assert.deepEqual([mime, facts?.mime, facts?.width, facts?.height], ['image/png', 'image/png', 900, 450])
    assert.ok((inkShare(bytes) ?? 0) > 0.01)
    await phone.quiet()
    assert.deepEqual(plain(phone.host.files.paths), [])
    phone.close()
  })
})
