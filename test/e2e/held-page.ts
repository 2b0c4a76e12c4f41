import type { Visit } from './harness'

/** Holds what an address pattern names until it is let go. */
export async function hold(visit: Visit, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await visit.page.route(pattern, async route => {
    await held
    await route.continue()
  })
  return letGo
}

/** Runs in the page: each text that is seen below these roots, with its place: `登录 16,420`. */
export function textsIn(roots: readonly string[]): string[] {
  const range = document.createRange()
  return roots
    .flatMap(root => [...document.querySelectorAll(`${root} *`)])
    .filter(({ children, textContent }) => children.length === 0 && textContent?.trim())
    .flatMap(element => {
      range.selectNodeContents(element)
      const { x, y, width } = range.getBoundingClientRect()
      const isSeen = width > 1 && y < window.innerHeight
      return isSeen ? [`${element.textContent} ${Math.round(x)},${Math.round(y)}`] : []
    })
}

/** Nothing is painted before its styles have come. */
export async function stylesHaveCome({ page }: Visit): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
}
