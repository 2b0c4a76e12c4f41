import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Visit } from './harness'

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string | null
  readonly nodes: { html: string }[]
}

/** The rules that tell something else of the same page in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Axe {
  run(options: object): Promise<{ violations: Finding[] }>
}

/**
 * Serious and critical findings of axe on what is shown now; `in colour` asks only what a change of colours can change
 * on a page that was looked at in full before.
 */
export async function seriousFindings(visit: Visit, rules: 'all' | 'in colour' = 'all'): Promise<string[]> {
  if (!(await visit.page.evaluate(() => 'axe' in window))) await visit.page.evaluate(AXE)
  const options = rules === 'all' ? {} : { runOnly: { type: 'rule', values: COLOUR_RULES } }
  const findings = await visit.page.evaluate(async wanted => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run({ ...wanted, resultTypes: ['violations'] })).violations
  }, options)
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
}

/**
 * Elements that stick out of the screen sideways, and texts that are cut off; what scrolls sideways by
 * itself (a row of chips) may be wider.
 */
export const overflow = (visit: Visit) =>
  visit.page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isShown = (element: Element) =>
      element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]')
    // Only within the page: the page's own box scrolls too, and nothing may make it wider.
    const scrolls = (element: Element): boolean =>
      element.localName !== 'main' &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrolls(element.parentElement)))
    const wide = [...document.querySelectorAll('main *')].filter(
      element => isShown(element) && !scrolls(element) && element.getBoundingClientRect().right > width + 1,
    )
    const cut = [...document.querySelectorAll('main *')].filter(
      element =>
        isShown(element) &&
        getComputedStyle(element).overflowX === 'hidden' &&
        !element.classList.contains('sr-only') &&
        element.scrollWidth > element.clientWidth + 1,
    )
    return [...wide, ...cut].map(
      element => `${element.className}: ${(element.textContent ?? '').slice(0, 30)}`,
    )
  })
