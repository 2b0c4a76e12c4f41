import { isDarkChoice, parseTheme, type ThemeChoice } from '@/lib/theme'
import { localStore } from '@/platform/host/storage.h5'

/** Storage key of the choice; the script in index.html reads it before the first paint. */
export const THEME_KEY = 'theme'

const DARK_QUERY = '(prefers-color-scheme: dark)'

/** What the customer or the native app chose; the system's own appearance without a choice. */
export function themeChoice(): ThemeChoice {
  return parseTheme(localStore.get(THEME_KEY))
}

/** Whether the system is dark now. */
export function isSystemDark(): boolean {
  return window.matchMedia?.(DARK_QUERY).matches ?? false
}

/** Keeps a choice and shows it at once. */
export function setThemeChoice(choice: ThemeChoice): void {
  localStore.set(THEME_KEY, choice)
  apply()
}

/** Shows the choice through `data-theme` on the root element, and follows the system while that is the choice. */
export function startTheme(): void {
  const query = window.matchMedia?.(DARK_QUERY)
  apply()
  if (!query) return
  // Safari below 14 knows only the older form.
  if (typeof query.addEventListener === 'function') query.addEventListener('change', apply)
  else query.addListener(apply)
}

/** On H5 the root element carries the theme: there is nothing to tell the pages. */
export function onSystemTheme(_handle: (isDark: boolean) => void): void {}

function apply(): void {
  const root = document.documentElement
  if (isDarkChoice(themeChoice(), isSystemDark())) root.setAttribute('data-theme', 'dark')
  else root.removeAttribute('data-theme')
}
