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
const WHOLE = String.raw`\d{3,6}\*{3,}\d{0,4}|\d{3}-\d{3}-\d{4}|\d{4}-\d{2}(?:-\d{2})?|\d{2}:\d{2}(?::\d{2})?|[+−-]?\d[\d,]*(?:\.\d+)?%?`

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
    const fits = (node: Text, from: number, token: string) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, from + token.length)
      const width = [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0)
      let box = node.parentElement
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
      return width <= (box?.clientWidth ?? 0)
    }
    /** Of words that stand in one box, parts of them in boxes within the line. */
    const isRunningText = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === 3 && (node.textContent ?? '').trim()) &&
      [...element.children].every(child => /^inline$/.test(getComputedStyle(child).display))
    /** Lines, however large the letters on one are. */
    const heights = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      let [lines, bottom] = [0, -Infinity]
      for (const box of boxes.sort((one, other) => one.top - other.top)) {
        if (box.top >= bottom - 2) lines += 1
        bottom = Math.max(bottom, box.bottom)
      }
      return lines
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
          // One that is wider than its line has to break somewhere.
          if (
            token.length > 3 &&
            linesOf(node, index, index + token.length) > 1 &&
            fits(node, index, token)
          ) {
            problems.push(`${name}: ${token} stands on two lines`)
          }
        }
      }
      for (const element of main.querySelectorAll('*')) {
        if (!isShown(element) || !isRunningText(element)) continue
        const text = (element.textContent ?? '').trim()
        const lines = heights(element)
        if (text.length > 3 && lines > 1 && text.length / lines <= 3) {
          problems.push(`${element.className}: ${text.slice(0, 20)} is stacked`)
        }
      }
    }
    return problems
  }, WHOLE)

/** Floors of what can be read and of what can be tapped, in px (EL-02, EL-07; at scale 100 a small screen makes letters small). */
const FLOORS = { care: { text: 18, target: 60 }, ordinary: { text: 11.5, target: 0 } } as const

/** Texts of the page in front smaller than their floor, and targets lower than theirs. */
export const belowFloors = (visit: Visit, mode: keyof typeof FLOORS) =>
  visit.page.evaluate(({ text, target }) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        element =>
          element.getClientRects().length > 0 &&
          !element.closest('[aria-hidden=true], .sr-only, svg, [inert]'),
      )
    const isText = (node: Node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const small = shown('main *').filter(
      element => [...element.childNodes].some(isText) && size(element) < text - 0.05,
    )
    // A field's own box is what is tapped, not the line that the letters stand on.
    const low = shown(
      'main button, main [role=checkbox], main [role=radio], main [role=switch], main [role=tab], main [role=link]',
    ).filter(
      // What is a word of a sentence is as high as its line.
      element =>
        getComputedStyle(element).display !== 'inline' &&
        element.getBoundingClientRect().height < target - 0.5,
    )
    const told = (element: HTMLElement) => `${element.className}: ${(element.textContent ?? '').slice(0, 20)}`
    return [
      ...small.map(element => `${told(element)} is ${size(element)} px`),
      ...low.map(element => `${told(element)} is ${element.getBoundingClientRect().height} px high`),
    ]
  }, FLOORS[mode])
