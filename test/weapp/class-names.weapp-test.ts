/** @run short: what the build made of the package */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shorten } from '@/platform/pages/class-names'
import { useApp } from './harness'

const app = useApp()

/** What shorten makes: four signs, the first of them a letter. */
const SHORT = /^[a-zA-Z][a-zA-Z0-9]{3}$/

const classesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' '))

describe('names of classes', { concurrency: 1 }, () => {
  it('are short in every sheet of the package', () => {
    const sheets = Object.values(app.pack.styles)
      .join('\n')
      .replace(/"[^"]*"/g, '')
    const selectors = (sheets.match(/[^{}]+(?=\{)/g) ?? []).filter(text => !text.includes('@'))
    const names = selectors.flatMap(text => classesOf(text, /\.([A-Za-z_-][\w-]*)/g))
    assert.ok(new Set(names).size > 1000, `${new Set(names).size} names`)
    assert.deepEqual(
      names.filter(name => !SHORT.test(name)),
      [],
    )
  })

  it('are short in what a page sends, with its nodes and when one of them changes', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'pages/positions/index' })
    await phone.see('委托人 13')
    // Beside each name the host's framework notes it once more, with the sheet that it belongs to (`__5799b7b2--YMIm`).
    const names = () =>
      phone
        .queryAll('*')
        .filter(({ tagName }) => tagName.startsWith('WX-'))
        .flatMap(({ classList }) => [...classList])
        .filter(name => !name.startsWith('__'))
    assert.ok(names().length > 100, `${names().length} names`)
    assert.deepEqual(
      names().filter(name => !SHORT.test(name)),
      [],
    )
    const chip = () => phone.queryAll('wx-view').find(({ textContent }) => textContent === '权益 2')
    const chosen = shorten('chips__chip--on')
    assert.equal(chip()?.className.includes(chosen), false)
    await phone.tap('权益 2')
    await phone.settled()
    assert.equal(chip()?.className.split(' ').includes(chosen), true)
    phone.close()
  })
})
