import type Taro from '@tarojs/taro'
import { routes } from './routes'
import { mainPages, subPackages } from './routes/pages'
import { tabs } from './routes/tabs'

const isMiniProgram = process.env.TARO_ENV === 'weapp'

// On H5 the root address leads to the first page, which is the 404 page (specification, section 2).
const firstPage = isMiniProgram ? routes['main/home'] : routes['content/not-found']

/** What only WeChat reads: privacy consent before private data, search, and packages fetched in advance. */
const miniProgram: Partial<Taro.AppConfig> = {
  __usePrivacyCheck__: true,
  sitemapLocation: 'sitemap.json',
  preloadRule: {
    [routes['main/home'].page]: { network: 'all', packages: ['packages/account', 'packages/report'] },
  },
  // For requests that name no time of their own: those of the analytics SDK and whatever is added later. Calls of the product
  // say theirs (ten minutes, as specified); without this line WeChat's own minute may become another one.
  networkTimeout: { request: 60_000 },
  darkmode: true,
  themeLocation: 'theme.json',
  tabBar: {
    color: '@tabText',
    selectedColor: '@tabSelected',
    backgroundColor: '@tabGround',
    borderStyle: '@tabLine' as 'black',
    list: tabs.map(({ name, text, icon }) => ({
      pagePath: routes[name].page,
      text,
      iconPath: `@${icon}Icon`,
      selectedIconPath: `@${icon}IconSelected`,
    })),
  },
}

/** Colours that WeChat draws itself; in the mini-program they follow its appearance (src/theme.json). */
const chrome = isMiniProgram
  ? ({ ground: '@ground', text: '@barText' } as const)
  : ({ ground: '#F6F5F2', text: 'black' } as const)

export default defineAppConfig({
  pages: mainPages(firstPage),
  subPackages: subPackages(firstPage),
  lazyCodeLoading: 'requiredComponents',
  // Pages change without movement; only Taro's H5 router knows the key.
  ...(isMiniProgram ? miniProgram : { animation: false }),
  window: {
    navigationBarTitleText: '远岚信托',
    navigationBarBackgroundColor: chrome.ground,
    navigationBarTextStyle: chrome.text,
    backgroundColor: chrome.ground,
  },
})
