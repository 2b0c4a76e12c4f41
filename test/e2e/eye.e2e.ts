/** @run short: what is drawn, printed and shared */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { collectFigures } from './check-eye'
import { useApp } from './harness'

const app = useApp()

describe('the eye', { concurrency: 1 }, () => {
  it('shows when open what it hides when shut', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const figuresOf = collectFigures(visit)
    await visit.open('/phone/assets/assetsList')
    await visit.settle()
    const words = await visit.words()
    const figures = await figuresOf()
    assert.ok(figures.filter(figure => words.includes(figure)).length > 15)
    await visit.close()
  })
})
