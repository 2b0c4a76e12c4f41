import { isDarkChoice, parseTheme } from './theme'

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['', 'system'],
  ['Dark', 'system'],
  [undefined, 'system'],
])('%p is %s', (text, choice) => {
  expect(parseTheme(text)).toBe(choice)
})

test.each([
  ['system', true, true],
  ['system', false, false],
  ['light', true, false],
  ['dark', false, true],
] as const)('%s on a dark system (%p) is dark: %p', (choice, isSystemDark, isDark) => {
  expect(isDarkChoice(choice, isSystemDark)).toBe(isDark)
})
