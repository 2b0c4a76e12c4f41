import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { thousands } from '../../src/lib/format-number'
import { useApp, type Visit } from './harness'
import { addressOf, SCREENS } from './screens'

const app = useApp()

/** Names of fields that hold yuan or shares of the customer; net values and rates of products are public. */
const FIGURE =
  /amount|asset|income$|total|marketvalue|cost|shares|cash|distribution$|principal$|return$|invest$|fee$|tax$/i

/** Every figure of money or shares in an answer, as pages write it; zero tells nothing. */
function figuresIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isFigure = FIGURE.test(key) && /^-?\d+\.\d{2}$/.test(value) && Number(value) !== 0
    return isFigure ? [thousands(value.replace('-', ''))] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => figuresIn(entry, Array.isArray(value) ? key : name))
}

/** Collects the figures of every answer that the page gets. */
function collectFigures(visit: Visit): Set<string> {
  const figures = new Set<string>()
  visit.page.on('response', response => {
    if (!response.url().includes('/services/trustAppApi/')) return
    response.json().then(
      body => figuresIn(body).forEach(figure => figures.add(figure)),
      () => undefined,
    )
  })
  return figures
}

describe('the eye', { concurrency: 1 }, () => {
  it('hides every figure with the eye shut, on every page, said aloud or seen (E30)', async () => {
    const seen: string[] = []
    let compared = 0
    for (const [name, params, customer] of SCREENS) {
      const visit = await app.visit({
        customer,
        initScript: "localStorage.setItem('amountsHidden', '1')",
        reducedMotion: 'reduce',
      })
      const figures = collectFigures(visit)
      const address = addressOf(name, params)
      await visit.open(address)
      await visit.settle()
      const words = await visit.words()
      compared += figures.size
      for (const figure of figures) if (words.includes(figure)) seen.push(`${address}: ${figure}`)
      await visit.close()
    }
    assert.deepEqual(seen, [])
    assert.ok(compared > 200, `only ${compared} figures were compared`)
  })

  it('shows with the eye open what it hides', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const figures = collectFigures(visit)
    await visit.open('/phone/assets/assetsList')
    await visit.settle()
    const words = await visit.words()
    assert.ok([...figures].filter(figure => words.includes(figure)).length > 15)
    await visit.close()
  })
})
