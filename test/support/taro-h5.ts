/**
 * Taro as the H5 build has it: React's page hooks are the real ones, and moving between pages is the product's own router.
 * Import it before anything of `src`: modules take `@tarojs/taro` as they find it.
 */
import '@tarojs/plugin-framework-react/dist/runtime'
import Taro from '@tarojs/taro'
import * as router from '@/platform/h5-router/index'

const { navigateTo, redirectTo, reLaunch, switchTab, navigateBack, getCurrentPages } = router
Object.assign(Taro, { navigateTo, redirectTo, reLaunch, switchTab, navigateBack, getCurrentPages })
