/** @run long: what the pages send, drawn by WeChat's own compiler and component framework */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { everyPage, pageOf } from '../places'
import { Exparser } from './exparser'
import { PACKAGE_FOLDER, useApp } from './harness'

const app = useApp()

const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, '')

/** Every letter but a placeholder's, which WeChat draws by itself. */
function textOf(root: Element): string {
  const copy = root.cloneNode(true) as Element
  copy.querySelectorAll('wx-input, wx-textarea').forEach(input => input.replaceChildren())
  return squeeze(copy.textContent)
}

/** An element as both engines have to draw it: kind, classes and style, which make icons, ticks and rows what they are. */
function lineOf(element: Element): string {
  const classes = (element.getAttribute('class') ?? '')
    .replace(/main--/g, '')
    .split(' ')
    .filter(Boolean)
  const style = squeeze(element.getAttribute('style')).replace(/;$/, '')
  return `${element.localName} ${classes.sort().join(' ')} ${style}`.trim()
}

const outlineOf = (root: Element) =>
  [...root.querySelectorAll('wx-view, wx-text, wx-image, wx-input, wx-textarea')].map(lineOf)

describe('what a page sends', { concurrency: 1 }, () => {
  let exparser: Exparser
  before(() => {
    exparser = new Exparser(PACKAGE_FOLDER)
  })
  after(() => exparser.end())

  for (const place of everyPage()) {
    it(`${place.name} is drawn by exparser as by the host of these tests`, async () => {
      const phone = await app.launch({ customer: place.customer, path: pageOf(place), keepsData: true })
      await phone.settled()
      const { host } = phone
      const route = host.pages.at(-1)?.route
      const messages = host.setDataCalls.flatMap(({ page, json }) => (page === route && json ? [json] : []))
      assert.ok(host.element && messages.length > 0, 'nothing was sent')
      const [text, outline] = [textOf(host.element), outlineOf(host.element)]
      phone.close()
      assert.ok(text.length > 20, text)
      const drawn = exparser.draw(messages)
      assert.equal(textOf(drawn), text)
      assert.deepEqual(outlineOf(drawn), outline)
    })
  }
})
