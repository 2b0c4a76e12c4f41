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

/**
 * What may not break within itself: a day, a time of day, an amount, a telephone number, a masked number. Day and time may
 * part at the space between them.
 */
const WHOLE = String.raw`\d{4}-\d{2}(?:-\d{2})?|\d{2}:\d{2}(?::\d{2})?|[+−-]?\d[\d,]*(?:\.\d+)?%?|\d{3}-\d{3}-\d{4}|\d{3,6}\*{3,}\d{0,4}`

/**
 * Days, amounts and numbers that stand on two lines, and texts of which no line holds more than three characters: of the page
 * in front.
 */
export const brokenText = (visit: Visit) =>
  visit.page.evaluate(source => {
    const isShown = (element: Element | null) =>
      element !== null &&
      element.getClientRects().length > 0 &&
      !element.closest('[aria-hidden=true], .sr-only, svg')
    const linesOf = (node: Text, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      ).size
    }
    const problems: string[] = []
    for (const main of document.querySelectorAll('main')) {
      if (main.getClientRects().length === 0) continue
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        if (!isShown(node.parentElement)) continue
        const name = node.parentElement?.closest('[class]')?.className ?? ''
        for (const { 0: token, index } of node.data.matchAll(new RegExp(source, 'g'))) {
          if (token.length > 3 && linesOf(node, index, index + token.length) > 1) {
            problems.push(`${name}: ${token} stands on two lines`)
          }
        }
        const text = node.data.trim()
        const lines = linesOf(node, 0, node.length)
        if (text.length > 3 && lines > 1 && text.length / lines <= 3) {
          problems.push(`${name}: ${text.slice(0, 20)} is stacked`)
        }
      }
    }
    return problems
  }, WHOLE)
