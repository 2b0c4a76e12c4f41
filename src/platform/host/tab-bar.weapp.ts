import Taro from '@tarojs/taro'

/** WeChat draws the tab bar; its pages are switched to and take no query. */
export const HAS_TAB_BAR = true

/** Names of the tabs' icons (src/assets/tabs), from the left as in app.config.ts. */
const ICONS = ['home', 'trust', 'messages']

/** What src/theme.json says of the tab bar, without its six addresses of icons twice. */
const LOOKS = {
  light: ['#646E78', '#1E4A6E', '#FFFFFF', 'black'],
  dark: ['#94A0AA', '#8FBADC', '#161E26', 'white'],
} as const

const ignore = () => undefined

/** Shows the tab bar dark or light, whatever WeChat's own appearance is; only while one of its pages is in front. */
export function paintTabBar(isDark: boolean): void {
  const theme = isDark ? 'dark' : 'light'
  const [color, selectedColor, backgroundColor, borderStyle] = LOOKS[theme]
  // Refused when another page has come to the front meanwhile: the next tab that comes there paints again.
  Taro.setTabBarStyle({ color, selectedColor, backgroundColor, borderStyle }).catch(ignore)
  ICONS.forEach((name, index) => {
    const icon = `assets/tabs/${name}-${theme}`
    Taro.setTabBarItem({
      index,
      iconPath: `${icon}.png`,
      selectedIconPath: `${icon}-selected.png`,
    }).catch(ignore)
  })
}
