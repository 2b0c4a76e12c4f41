import type Taro from '@tarojs/taro'
import { routes } from './routes'
import { mainPages, subPackages } from './routes/pages'

const isMiniProgram = process.env.TARO_ENV === 'weapp'

// On H5 the root address leads to the first page, which is the 404 page (specification, section 2).
const firstPage = isMiniProgram ? routes.home : routes.notFound

/** What only WeChat reads: privacy consent before private data, search, and packages fetched in advance. */
const miniProgram: Partial<Taro.AppConfig> = {
  __usePrivacyCheck__: true,
  sitemapLocation: 'sitemap.json',
  preloadRule: { [routes.home.page]: { network: 'all', packages: ['packages/report'] } },
  networkTimeout: { request: 60_000 },
}

export default defineAppConfig({
  pages: mainPages(firstPage),
  subPackages: subPackages(),
  lazyCodeLoading: 'requiredComponents',
  animation: false,
  ...(isMiniProgram ? miniProgram : {}),
  window: {
    navigationBarTitleText: '远岚信托',
    navigationBarBackgroundColor: '#F6F5F2',
    navigationBarTextStyle: 'black',
    backgroundColor: '#F6F5F2',
  },
})
