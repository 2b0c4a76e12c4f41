import Taro from '@tarojs/taro'
import { parseTheme, type ThemeChoice } from '@/lib/theme'
import { localStore } from '@/platform/host/storage.weapp'
import { appInfo } from '@/platform/host/system-info'

const THEME_KEY = 'theme'

/** What the customer chose; WeChat's own appearance without a choice. */
export function themeChoice(): ThemeChoice {
  return parseTheme(localStore.get(THEME_KEY))
}

/** Whether WeChat is dark now. */
export function isSystemDark(): boolean {
  return appInfo().theme === 'dark'
}

/** Keeps a choice; pages show it through their root view. */
export function setThemeChoice(choice: ThemeChoice): void {
  localStore.set(THEME_KEY, choice)
}

/** Pages carry the theme here (`PageRoot`, and the class of the page's own view). */
export function startTheme(): void {}

/** Tells when WeChat turns dark or light. */
export function onSystemTheme(handle: (isDark: boolean) => void): void {
  Taro.onThemeChange(({ theme }) => handle(theme === 'dark'))
}
