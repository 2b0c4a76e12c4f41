const ID = 'first-view'
/** What is left of it once the page stands: the bars, whose code comes after the page's. */
const BARS_ID = 'first-bars'
const SEEN_BARS = `.has-page-bar #${BARS_ID} .page-bar,.has-tab-bar #${BARS_ID} .tab-bar`
const OWN_BARS = '#app .page-bar,#app .tab-bar'

/** Nothing of it stays longer than this once the page stands. */
const PATIENCE_MS = 3000

const find = (selector: string) => document.querySelector(selector)

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
    () => drawn && find(drawn),
    () => {
      view.id = BARS_ID
      view.querySelectorAll('.taro_page').forEach(page => page.remove())
      whenOver(
        () => find(SEEN_BARS) && !find(OWN_BARS),
        () => view.remove(),
      )
    },
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

/** Does `then` as soon as nothing is going on any more, before the next frame, and after three seconds in any case. */
function whenOver(isGoing: () => unknown, then: () => void): void {
  if (!isGoing()) return then()
  const look = (isLate: unknown) => {
    if (isLate !== true && isGoing()) return
    watch.disconnect()
    clearTimeout(timer)
    then()
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(look, PATIENCE_MS, true)
}
