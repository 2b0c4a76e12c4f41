import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Visit } from './harness'

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

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

/**
 * What may not break within itself: a day, a time of day, an amount, a telephone number, a masked number. Day and time may
 * part at the space between them.
 */
const WHOLE = String.raw`\d{3,6}\*{3,}\d{0,4}|\d{3}-\d{3}-\d{4}|\d{4}-\d{2}(?:-\d{2})?|\d{2}:\d{2}(?::\d{2})?|[+−-]?\d[\d,]*(?:\.\d+)?%?`

/** What is read as one: buttons, tabs and titles. */
const NAMES = 'button, [role=tab], h1, h2, h3, [role=heading]'

/**
 * Days, amounts and numbers that stand on two lines, texts of which no line holds more than three characters, and names whose
 * last line is one character: of the page in front.
 */
export const brokenText = (visit: Visit) =>
  visit.page.evaluate(
    ({ source, named }) => {
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
      /** Whether the last line holds the last character alone. */
      const endsAlone = (element: Element) => {
        const range = document.createRange()
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const tops: number[] = []
        while (words.nextNode()) {
          const node = words.currentNode as Text
          for (let place = 0; place < node.length; place += 1) {
            if (/\s/.test(node.data[place] ?? '')) continue
            range.setStart(node, place)
            range.setEnd(node, place + 1)
            const box = range.getBoundingClientRect()
            if (box.width > 0) tops.push((box.top + box.bottom) / 2)
          }
        }
        const [before = 0, last = 0] = tops.slice(-2)
        return tops.length > 1 && last - before > 4
      }
      const problems: string[] = []
      for (const main of document.querySelectorAll('main, [role=dialog]')) {
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
          // What is part of a line is not alone on it.
          const isInline = getComputedStyle(element).display === 'inline'
          if (lines > 1 && !isInline && element.closest(named) && endsAlone(element)) {
            problems.push(`${element.className}: of ${text.slice(0, 20)} one character stands alone`)
          }
        }
      }
      return [...new Set(problems)]
    },
    { source: WHOLE, named: NAMES },
  )

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
    const small = shown(':is(main, [role=dialog]) *').filter(
      element => [...element.childNodes].some(isText) && size(element) < text - 0.05,
    )
    // A field's own box is what is tapped, not the line that the letters stand on.
    const low = shown(
      ':is(main, [role=dialog]) :is(button, input, textarea, select, a[href], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=link])',
    ).filter(
      // What is a word of a sentence is as high as its line; around an input all of its label or line is tapped.
      element =>
        getComputedStyle(element).display !== 'inline' &&
        (element.closest('label, .field__line') ?? element).getBoundingClientRect().height < target - 0.5,
    )
    const told = (element: HTMLElement) => `${element.className}: ${(element.textContent ?? '').slice(0, 20)}`
    return [
      ...small.map(element => `${told(element)} is ${size(element)} px`),
      ...low.map(element => `${told(element)} is ${element.getBoundingClientRect().height} px high`),
    ]
  }, FLOORS[mode])

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
