const ID = 'first-view'
/** What is left of it once the page stands: the bars, whose code comes after the page's. */
const BARS_ID = 'first-bars'
/** The bars, and the root's class where no host draws them. */
const BARS = [
  { bar: '.page-bar', sign: 'has-page-bar' },
  { bar: '.tab-bar', sign: 'has-tab-bar' },
] as const

/** Nothing of it stays longer than this once the page stands. */
const PATIENCE_MS = 3000

/**
 * Whether the picture that the build drew of the launch page is still to be seen (scripts/lib/first-views): what is drawn behind it
 * now takes its place, and begins as it looks.
 */
export function isBehindFirstView(): boolean {
  return document.getElementById(ID) !== null
}

/** The page itself stands. Where its first answers were drawn already, they stay until the page shows them too. */
export function endFirstView(): void {
  const view = document.getElementById(ID)
  if (!view) return
  const { drawn } = view.dataset
  whenOver(
    () => drawn !== undefined && isBusy(drawn),
    () => leaveBars(view),
  )
}

/** The page itself cannot come. */
export function dropFirstView(): void {
  document.getElementById(ID)?.remove()
}

/** The launch page has been left: what comes now enters as ever. */
export function forgetFirstView(): void {
  document.documentElement.classList.remove('has-first-view')
}

/** Whether the page in front still waits where answers were drawn (`drawn`: their places on it, by commas). */
function isBusy(drawn: string): boolean {
  return [...document.querySelectorAll(drawn)].some(place => place.closest('.taro_page:not([hidden])'))
}

function leaveBars(view: HTMLElement): void {
  view.id = BARS_ID
  view.querySelectorAll('.taro_page').forEach(page => page.remove())
  const { classList } = document.documentElement
  const coming = BARS.filter(({ bar, sign }) => classList.contains(sign) && view.querySelector(bar))
  whenOver(
    () => coming.some(({ bar }) => !document.querySelector(`#app ${bar}`)),
    () => view.remove(),
  )
}

/** Does `then` as soon as `isGoing` holds no more, before the next frame, and after three seconds whatever it says. */
function whenOver(isGoing: () => boolean, then: () => void): void {
  if (!isGoing()) return then()
  const end = () => {
    watch.disconnect()
    clearTimeout(timer)
    then()
  }
  const watch = new MutationObserver(() => {
    if (!isGoing()) end()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(end, PATIENCE_MS)
}
