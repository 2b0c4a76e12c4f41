import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as readable from '../support/readable'
import type { Visit } from './harness'

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** A page and what lies over it, and what can be tapped there. */
const PARTS: readable.Parts = {
  roots: ':is(main, [role=dialog])',
  targets:
    ':is(button, input, textarea, select, a[href], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=link])',
  names: 'button, [role=tab], h1, h2, h3, [role=heading]',
}

export const brokenText = ({ page }: Visit) => readable.brokenText(page, PARTS)
export const belowFloors = ({ page }: Visit, mode: readable.Mode) => readable.belowFloors(page, PARTS, mode)

interface Finding {
  readonly id: string
  readonly impact: string | null
  readonly nodes: { html: string }[]
}

/** The rules that tell something else of the same page in other colours or another size. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

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
    // In a wide window the pages are a column.
    const { right: edge } = document.body.getBoundingClientRect()
    const isShown = (element: Element) =>
      element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]')
    // Only within the page: the page's own box scrolls too, and nothing may make it wider.
    const scrolls = (element: Element): boolean =>
      element.localName !== 'main' &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrolls(element.parentElement)))
    const all = [...document.querySelectorAll(':is(main, [role=dialog]) *')]
    const wide = all.filter(
      element => isShown(element) && !scrolls(element) && element.getBoundingClientRect().right > edge + 1,
    )
    const cut = all.filter(
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

/** What a reader may set by themselves: WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p, .rich-p { margin-bottom: 2em !important }`

/** What is cut off, sideways or below, once a reader has set more room between lines, words and letters. */
export async function cutBySpacing(visit: Visit): Promise<string[]> {
  await visit.page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
  const cut = await visit.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(main, [role=dialog]) *')]
      .filter(
        element =>
          element.getClientRects().length > 0 &&
          !element.closest('[aria-hidden=true], .sr-only, svg, canvas') &&
          /hidden|clip/.test(getComputedStyle(element).overflowY) &&
          // What is shortened by an ellipsis leads to its whole.
          getComputedStyle(element).webkitLineClamp === 'none' &&
          element.innerText?.trim() !== '' &&
          element.scrollHeight > element.clientHeight + 2,
      )
      .map(element => `${element.className}: ${element.innerText.slice(0, 20)} is cut off below`),
  )
  const wide = await overflow(visit)
  await visit.page.evaluate(() => (document.adoptedStyleSheets = []))
  return [...cut, ...wide]
}

/**
 * What has the focus and is not seen, since a bar lies over it (WCAG 2.4.11): every element that takes the focus, in the
 * order of the page. The browser scrolls to it as it does for the Tab key.
 */
export const hiddenFocus = (visit: Visit) =>
  visit.page.evaluate(() => {
    const start = document.activeElement
    // What has the focus already is not scrolled to by taking it once more.
    if (start instanceof HTMLElement) start.blur()
    const [x, y] = [window.scrollX, window.scrollY]
    // A question lies over the page, which takes no focus meanwhile.
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(
      element => element.getClientRects().length > 0,
    )
    const front = dialogs.length > 0 ? dialogs.slice(-1) : [...document.querySelectorAll('main')]
    const targets = front
      .flatMap(part => [
        ...part.querySelectorAll<HTMLElement>(
          ':is(a[href], button:not([disabled]), input, textarea, select, [tabindex]:not([tabindex="-1"]))',
        ),
      ])
      .filter(
        element =>
          element.getClientRects().length > 0 &&
          !element.closest('[inert], [aria-hidden=true]') &&
          getComputedStyle(element).visibility !== 'hidden' &&
          getComputedStyle(element).opacity !== '0',
      )
    const isSeen = (element: HTMLElement) => {
      const box = element.getBoundingClientRect()
      // Of one that is larger than the screen, what is on it.
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
      const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
      // Five rows of three points: a part of it is enough.
      return [0.05, 0.3, 0.5, 0.7, 0.95].some(down =>
        [0.1, 0.5, 0.9].some(along => {
          const hit = document.elementFromPoint(left + (right - left) * along, top + (bottom - top) * down)
          return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
        }),
      )
    }
    const hidden = targets.filter(element => {
      element.focus()
      return document.activeElement === element && !isSeen(element)
    })
    if (start instanceof HTMLElement) start.focus({ preventScroll: true })
    window.scrollTo(x, y)
    return hidden.map(
      element =>
        `${element.className}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 20)} is under a bar`,
    )
  })
