/** @jest-environment jsdom */
import type { ThemeChoice } from '@/lib/theme'
import { setThemeChoice, startTheme, themeChoice } from './theme.h5'

let isDark = false
let heard: () => void = () => undefined

beforeEach(() => {
  localStorage.clear()
  isDark = false
  const addEventListener = (_name: string, handle: () => void) => void (heard = handle)
  Object.assign(window, { matchMedia: () => ({ matches: isDark, addEventListener }) })
})

const shown = () => document.documentElement.getAttribute('data-theme')

/** What stands on the root element in a light and in a dark system. */
const CHOICES: Record<ThemeChoice, readonly [string | null, string | null]> = {
  system: [null, 'dark'],
  light: [null, null],
  dark: ['dark', 'dark'],
}

test.each(Object.entries(CHOICES) as [ThemeChoice, (typeof CHOICES)['system']][])(
  'the choice %s shows at once and is kept',
  (choice, expected) => {
    const seen = [false, true].map(systemIsDark => {
      isDark = systemIsDark
      setThemeChoice(choice === 'dark' ? 'light' : 'dark')
      setThemeChoice(choice)
      return shown()
    })
    expect([seen, themeChoice()]).toEqual([expected, choice])
  },
)

test('without a choice the system is followed while the app is open', () => {
  startTheme()
  expect(shown()).toBeNull()
  isDark = true
  heard()
  expect(shown()).toBe('dark')
  isDark = false
  heard()
  expect(shown()).toBeNull()
})
