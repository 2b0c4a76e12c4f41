import { thousands } from '../../src/lib/format-number'
import type { Visit } from './harness'

/** Names of fields that hold yuan or shares of the customer; net values and rates of products are public. */
const FIGURE =
  /amount|asset|income$|total|marketvalue|cost|shares|cash|distribution$|principal$|return$|invest$|fee$|tax$/i

/** The storage of a device on which the eye was shut. */
export const EYE_SHUT = { amountsHidden: '1' } as const

/** Every figure of money or shares in an answer, as pages write it; zero tells nothing. */
function figuresIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isFigure = FIGURE.test(key) && /^-?\d+\.\d{2}$/.test(value) && Number(value) !== 0
    return isFigure ? [thousands(value.replace('-', ''))] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => figuresIn(entry, Array.isArray(value) ? key : name))
}

/** Collects the figures of every answer that the page gets; what it returns waits for those that have come. */
export function collectFigures(visit: Visit): () => Promise<string[]> {
  const answers: Promise<string[]>[] = []
  visit.page.on('response', response => {
    if (!response.url().includes('/services/trustAppApi/')) return
    answers.push(
      response.json().then(
        body => figuresIn(body),
        () => [],
      ),
    )
  })
  return async () => [...new Set((await Promise.all(answers)).flat())]
}

/** Opens the eye: by its button where the page has one, as a page that begins anew otherwise, if it has figures to show. */
export async function openEye(visit: Visit, address: string, hasFigures: boolean): Promise<void> {
  const eye = visit.front().getByRole('button', { name: '显示金额' }).filter({ visible: true }).first()
  if ((await eye.count()) > 0) {
    await eye.click()
    await visit.still()
    return
  }
  if (!hasFigures) return
  await visit.page.evaluate(() => localStorage.removeItem('amountsHidden'))
  await visit.open(address)
  await visit.settle()
}
