import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { thousands } from '../../src/lib/format-number'
import { useApp, type Visit } from './harness'
import { addressOf, type SCREENS } from './screens'

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
export function collectFigures(visit: Visit): Set<string> {
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

/** Opens pages with the eye shut; `least` is how many figures there are to compare on all of them together. */
export function checkEye(title: string, screens: typeof SCREENS, least: number): void {
  const app = useApp()

  describe(title, { concurrency: 1 }, () => {
    let compared = 0

    for (const [name, params, customer] of screens) {
      const address = addressOf(name, params)

      it(`${address} (${customer}): every figure is hidden, said aloud or seen (E30)`, async () => {
        const visit = await app.visit({
          customer,
          initScript: "localStorage.setItem('amountsHidden', '1')",
          reducedMotion: 'reduce',
        })
        const figures = collectFigures(visit)
        await visit.open(address)
        await visit.settle()
        const words = await visit.words()
        compared += figures.size
        assert.deepEqual(
          [...figures].filter(figure => words.includes(figure)),
          [],
        )
        await visit.close()
      })
    }

    it(`have at least ${least} figures to hide`, () => {
      assert.ok(compared >= least, `only ${compared} figures were compared`)
    })
  })
}
