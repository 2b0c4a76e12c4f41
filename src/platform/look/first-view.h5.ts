const ID = 'first-view'

/**
 * Whether the picture that the build drew of the launch page is still to be seen (scripts/lib/first-views): what is drawn behind it
 * now takes its place, and begins as it looks.
 */
export function isBehindFirstView(): boolean {
  return document.getElementById(ID) !== null
}

/** The page itself stands, or cannot come. */
export function endFirstView(): void {
  document.getElementById(ID)?.remove()
}

/** The launch page has been left: what comes now enters as ever. */
export function forgetFirstView(): void {
  document.documentElement.classList.remove('has-first-view')
}
