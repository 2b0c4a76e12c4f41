const ID = 'first-view'

/** What the page's first answer drew in the first view stays no longer than this while the page itself still loads. */
const PATIENCE_MS = 3000

/**
 * Whether the picture that the build drew of the launch page is still to be seen (scripts/lib/first-views): what is drawn behind it
 * now takes its place, and begins as it looks.
 */
export function isBehindFirstView(): boolean {
  return document.getElementById(ID) !== null
}

/** The page itself stands, or cannot come. Where its first answer was drawn already, that stays until the page shows it too. */
export function endFirstView(): void {
  const view = document.getElementById(ID)
  if (!view) return
  if (view.dataset.drawn === undefined || !isLoading()) return view.remove()
  const end = () => {
    watch.disconnect()
    clearTimeout(timer)
    view.remove()
  }
  const watch = new MutationObserver(() => !isLoading() && end())
  watch.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(end, PATIENCE_MS)
}

function isLoading(): boolean {
  return document.querySelector('.taro_page:not([hidden]) .skeleton') !== null
}

/** The launch page has been left: what comes now enters as ever. */
export function forgetFirstView(): void {
  document.documentElement.classList.remove('has-first-view')
}
