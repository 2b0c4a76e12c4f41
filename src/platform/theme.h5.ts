/** Follows the system's light or dark appearance through `data-theme` on the root element. */
export function startTheme(): void {
  const query = window.matchMedia?.('(prefers-color-scheme: dark)')
  if (!query) return
  const apply = () => {
    if (query.matches) document.documentElement.setAttribute('data-theme', 'dark')
    else document.documentElement.removeAttribute('data-theme')
  }
  apply()
  // Safari below 14 knows only the older form.
  if (typeof query.addEventListener === 'function') query.addEventListener('change', apply)
  else query.addListener(apply)
}
