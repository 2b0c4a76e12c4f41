import type { Screen } from './screen'

/**
 * What does not fit on the page in front: a page that can be moved sideways, elements beyond the right edge (but for
 * those in a row that scrolls by itself), and texts that do not stand in the middle of what can be tapped.
 */
export function misplaced(screen: Screen): Promise<string[]> {
  return screen.page.evaluate(() => {
    const page = document.querySelector('wx-page:not([hidden])')
    const nameOf = (element: Element) => `${element.className} ${element.textContent?.slice(0, 20)}`
    const shown = [...(page?.querySelectorAll('.page-shell *') ?? [])].filter(
      element => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]'),
    )
    const beyond = shown.filter(
      element =>
        element.getBoundingClientRect().right > window.innerWidth + 1 &&
        !element.closest('wx-scroll-view[scroll-x]'),
    )
    const uneven = shown.filter(element => {
      if (!element.matches('.tappable') || element.children.length > 0 || !element.textContent?.trim()) {
        return false
      }
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return Math.abs(text.top - box.top - (box.bottom - text.bottom)) > 6
    })
    const { scrollWidth } = document.documentElement
    return [
      ...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...beyond.map(e => `beyond: ${nameOf(e)}`),
      ...uneven.map(e => `uneven: ${nameOf(e)}`),
    ]
  })
}
