import { routes } from './routes'
import { mainPages, subPackages } from './routes/pages'

// On H5 the root address leads to the first page, which is the 404 page (specification, section 2).
const firstPage = process.env.TARO_ENV === 'weapp' ? routes.home : routes.notFound

export default defineAppConfig({
  pages: mainPages(firstPage),
  subPackages: subPackages(),
  lazyCodeLoading: 'requiredComponents',
  animation: false,
  window: {
    navigationBarTitleText: '远岚信托',
    navigationBarBackgroundColor: '#F6F5F2',
    navigationBarTextStyle: 'black',
    backgroundColor: '#F6F5F2',
  },
})
