import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { TabBarConfig, TabConfig, Theme, ThemeVariables } from '../host/contract'
import { readApp } from './structure'

/** WeChat's limits: tabs of a bar, bytes of an icon. */
const TABS = { least: 2, most: 5 }
const ICON_BYTES = 40 * 1024

const THEMES: readonly Theme[] = ['light', 'dark']

const COLOURS = ['color', 'selectedColor', 'backgroundColor'] as const

/** The theme's variables; none where there is no theme file. */
export function readTheme(folder: string): ThemeVariables {
  const { themeLocation } = readApp(folder)
  const file = themeLocation && path.join(folder, themeLocation)
  const none = { light: {}, dark: {} }
  return file && existsSync(file)
    ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<ThemeVariables>) }
    : none
}

function iconProblems(folder: string, tab: TabConfig): string[] {
  return [tab.iconPath, tab.selectedIconPath].flatMap(icon => {
    if (!icon) return [`tab ${tab.text} lacks an icon`]
    if (!/\.(png|jpe?g)$/i.test(icon)) return [`${icon} is no PNG or JPG: the icon of tab ${tab.text}`]
    const file = path.join(folder, icon)
    if (!existsSync(file)) return [`${icon} is missing: the icon of tab ${tab.text}`]
    const { size } = statSync(file)
    return size > ICON_BYTES ? [`${icon}: ${size} bytes, ${ICON_BYTES} are allowed`] : []
  })
}

function lookProblems(folder: string, tabBar: TabBarConfig): string[] {
  const { borderStyle = 'black', list } = tabBar
  return [
    ...COLOURS.filter(name => !/^#[\da-f]{6}$/i.test(tabBar[name] ?? '')).map(
      name => `tabBar.${name} is no colour: ${tabBar[name]}`,
    ),
    ...(['black', 'white'].includes(borderStyle) ? [] : [`tabBar.borderStyle is ${borderStyle}`]),
    ...list.flatMap(tab => iconProblems(folder, tab)),
  ]
}

/** The tab bar keeps to WeChat's rules: pages of the main package, colours, and icons that are there in both themes. */
export function tabBarProblems(folder: string): string[] {
  const { tabBar, pages } = readApp(folder)
  if (!tabBar) return []
  const { list } = tabBar
  const theme = readTheme(folder)
  const resolved = (name: Theme) =>
    JSON.parse(JSON.stringify(tabBar), (_key, value: unknown) =>
      // A variable that is not there is told by the check of the theme.
      typeof value === 'string' && value.startsWith('@') ? theme[name][value.slice(1)] : value,
    ) as TabBarConfig
  const problems = [
    ...(list.length < TABS.least || list.length > TABS.most ? [`the tab bar has ${list.length} tabs`] : []),
    ...list.flatMap(({ pagePath, text }) => [
      ...(pages.includes(pagePath) ? [] : [`tab ${text}: ${pagePath} is no page of the main package`]),
      ...(text ? [] : [`the tab of ${pagePath} has no text`]),
    ]),
    ...THEMES.flatMap(name => lookProblems(folder, resolved(name))),
  ]
  return [...new Set(problems)]
}
