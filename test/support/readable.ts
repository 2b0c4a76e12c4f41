import type { Page } from 'playwright-core'

/** Where to look, as selectors: the boxes of pages and sheets, what in them can be tapped, and what is read as one. */
export interface Parts {
  readonly roots: string
  readonly targets: string
  readonly names: string
}

/**
 * What may not break within itself: a day, a time of day, an amount, a telephone number, a masked number. Day and time may
 * part at the space between them.
 */
const WHOLE = String.raw`\d{3,6}\*{3,}\d{0,4}|\d{3}-\d{3}-\d{4}|\d{4}-\d{2}(?:-\d{2})?|\d{2}:\d{2}(?::\d{2})?|[+−-]?\d[\d,]*(?:\.\d+)?%?`

/**
 * Days, amounts and numbers that stand on two lines, or as boxes of their own in a text; texts of which no line holds more than three
 * characters, and names whose last line is one character: of the page in front.
 */
export const brokenText = (page: Page, parts: Parts) =>
  page.evaluate(
    ({ source, roots, names }) => {
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
      const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
      /** A box of words, pieces of which may be elements within its lines; such a piece begins and ends anywhere. */
      const isRunningText = (element: Element) =>
        !isInline(element) &&
        (element.textContent ?? '').trim() !== '' &&
        [...element.querySelectorAll('*')].every(isInline)
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
      /** Whether a part of a text is laid out as a box beside the rest of it, without the blank between them. */
      const isPieceOfBox = (element: Element) => {
        const box = element.parentElement
        return (
          box !== null &&
          /flex|grid/.test(getComputedStyle(box).display) &&
          [...box.childNodes].some(
            node =>
              node !== element &&
              (node.textContent ?? '').trim() !== '' &&
              (node.nodeType === 3 || (node as Element).classList.contains('nowrap')),
          )
        )
      }
      const problems: string[] = []
      for (const main of document.querySelectorAll(roots)) {
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
        for (const element of main.querySelectorAll('.nowrap')) {
          if (isShown(element) && isPieceOfBox(element)) {
            problems.push(
              `${element.parentElement?.className}: ${element.textContent} is a box of its own in its text`,
            )
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
          if (lines > 1 && element.closest(names) && endsAlone(element)) {
            problems.push(`${element.className}: of ${text.slice(0, 20)} one character stands alone`)
          }
        }
      }
      return [...new Set(problems)]
    },
    { source: WHOLE, ...parts },
  )

/** Floors of what can be read and of what can be tapped, in px (EL-02, EL-07; at scale 100 a small screen makes letters small). */
const FLOORS = { care: { text: 18, target: 60 }, ordinary: { text: 11.5, target: 0 } } as const

export type Mode = keyof typeof FLOORS

/** Texts of the page in front smaller than their floor, and targets lower than theirs. */
export const belowFloors = (page: Page, parts: Parts, mode: Mode) =>
  page.evaluate(
    ({ text, target, roots, targets }) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          element =>
            element.getClientRects().length > 0 &&
            !element.closest('[aria-hidden=true], .sr-only, svg, [inert]'),
        )
      // A sign alone is seen, not read.
      const isText = (node: Node) => node.nodeType === 3 && /[\p{L}\p{N}]/u.test(node.textContent ?? '')
      const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
      const small = shown(`${roots} *`).filter(
        element => [...element.childNodes].some(isText) && size(element) < text - 0.05,
      )
      // A field's own box is what is tapped, not the line that the letters stand on.
      const low = shown(`${roots} ${targets}`).filter(
        // What is a word of a sentence is as high as its line; around an input all of its label or line is tapped.
        element =>
          getComputedStyle(element).display !== 'inline' &&
          (element.closest('label, .field__line') ?? element).getBoundingClientRect().height < target - 0.5,
      )
      const told = (element: HTMLElement) =>
        `${element.className}: ${(element.textContent ?? '').slice(0, 20)}`
      return [
        ...small.map(element => `${told(element)} is ${size(element)} px`),
        ...low.map(element => `${told(element)} is ${element.getBoundingClientRect().height} px high`),
      ]
    },
    { ...FLOORS[mode], ...parts },
  )
