import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'
import { EagerModulesPlugin } from './eager-modules'
import { requireWithEsbuild } from '@tarojs/helper'
import type { RouteName } from '../src/routes'
import { EntryPagesPlugin } from './entry-pages'
import { minifyFully, requireExports, wrapBriefly } from './minify'

type H5Config = NonNullable<
  UserConfigExport<'webpack5'> extends infer C ? (C extends { h5?: infer H } ? H : never) : never
>
type Chain = Parameters<NonNullable<H5Config['webpackChain']>>[0]

// Taro compiles only this folder; the route table and the queries lie in src.
const { routes, routeList } = requireWithEsbuild(
  path.resolve(__dirname, '../src/routes/index.ts'),
) as typeof import('../src/routes')

const { firstCallsOf } = requireWithEsbuild(
  path.resolve(__dirname, 'first-calls.ts'),
) as typeof import('./first-calls')

const deploy = requireWithEsbuild(
  path.resolve(__dirname, 'deploy-files.ts'),
) as typeof import('./deploy-files')

const userDetail = { name: 'userDetail', data: {} } as const
/** Of pages that take one parameter or another: the one that most links to them have. */
const USUAL: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  'content/pdf': ['fileId'],
  'content/agreement-pdf': ['fileId'],
  'content/video': ['videoId'],
  'content/visit': ['token'],
}

const entryRoutes = Object.values(routes).map(
  ({ name, path, page, required, access, isFullScreen, isTab }) => ({
    path,
    page,
    needs: [...required, ...(USUAL[name] ?? [])],
    bars: [...(isFullScreen ? [] : ['page' as const]), ...(isTab ? ['tabs' as const] : [])],
    calls: [...(access === 'bare' ? [] : [userDetail]), ...firstCallsOf(name)],
  }),
)

/**
 * Taro's default for H5 copies what lazy pages share into every page's chunk (53 MB for 130 routes). Everything is
 * grouped instead: `framework` with the entry, vendor code once two lazy chunks want it, our own once three do.
 */
const splitChunks = {
  chunks: 'all',
  maxInitialRequests: 20,
  maxAsyncRequests: 20,
  minSize: 20_000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    framework: {
      name: 'framework',
      chunks: 'initial',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|@tarojs|history|universal-router)[\\/]/,
      priority: 30,
      enforce: true,
    },
    vendors: {
      chunks: 'async',
      test: /[\\/]node_modules[\\/]/,
      minChunks: 2,
      priority: 20,
      reuseExistingChunk: true,
    },
    // What most of the pages need comes in one piece: few pages get anything in vain, all save requests.
    shell: {
      name: 'shell',
      chunks: 'async',
      minChunks: Math.ceil(entryRoutes.length * 0.7),
      priority: 25,
      enforce: true,
    },
    shared: { chunks: 'async', minChunks: 3, priority: 10, reuseExistingChunk: true },
  },
} as const

/**
 * Taro's components are plain HTML. `H5_COMPONENTS=web` builds with its web components instead: the benchmark compares both
 * (bench/parts/components.mjs).
 */
export const hasHtmlComponents = process.env.H5_COMPONENTS !== 'web'

/** Changes Taro's webpack chain for H5: chunk grouping and polyfills that the browser floor makes needless. */
export function h5Chain(chain: Chain): void {
  chain.optimization.splitChunks(splitChunks)
  chain.performance.hints(false)
  requireExports(chain)
  chain.module
    .rule('lean app config')
    .test(path.resolve(__dirname, '../src/app.config.ts'))
    .post()
    .use('lean')
    .loader(path.resolve(__dirname, 'lean-app-config.js'))
    .options({ pages: routeList.map(({ page }) => page) })
  chain.module
    .rule('page code')
    .test(path.resolve(__dirname, '../src/platform/h5-router/page-code.ts'))
    .pre()
    .use('page code')
    .loader(path.resolve(__dirname, 'page-code.js'))
    .options({
      pages: routeList.map(({ page }) => page),
      calls: Object.values(routes).map(({ name }) =>
        firstCallsOf(name).map(({ name: endpoint, data, unless }) => ({ name: endpoint, data, unless })),
      ),
    })
  chain.module
    .rule('analytics host')
    .test(/[\\/]sa-sdk-javascript[\\/]dist[\\/]web[\\/]sensorsdata\.es6\.js$/)
    .pre()
    .use('host')
    .loader(path.resolve(__dirname, 'analytics-sdk/host-loader.js'))
  // iOS 13 and WebView 80 have fetch and AbortController (package.json, browserslist); nothing uses JSONP.
  const none = path.resolve(__dirname, 'none.js')
  for (const name of [
    'whatwg-fetch',
    'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
    'jsonp-retry',
  ]) {
    chain.resolve.alias.set(name, none)
  }
  // Taro's own router knows page animations, tab bars and hash addresses besides, and loses a page when going back
  // overtakes it.
  chain.resolve.alias.set('@tarojs/router$', path.resolve(__dirname, '../src/platform/h5-router/index.ts'))
  if (hasHtmlComponents) leaveOutTaroStyles(chain)
  if (process.env.NODE_ENV === 'production') {
    chain.plugin('entryPages').use(EntryPagesPlugin, [entryRoutes, '/phone/', deploy])
    minifyFully(chain)
    chain.plugin('eagerModules').use(EagerModulesPlugin)
    wrapBriefly(chain)
  }
}

/**
 * Taro brings a pull-to-refresh of its own and the looks of all its components, an icon font among them, with the entry; the
 * product has its own of the one (platform/elements/pull-refresh) and needs little of the other (ui/styles/base.scss).
 */
function leaveOutTaroStyles(chain: Chain): void {
  // What the product needs of its reset stands in platform/h5-router/reset.scss: as a module it brings two loaders' code into the entry, and comes late.
  chain.resolve.alias.set('@tarojs/components/global.css', path.resolve(__dirname, 'none.js'))
  // Nothing carries its classes; with it comes an icon font.
  chain.resolve.alias.set(
    '@tarojs/components/dist/taro-components/taro-components.css',
    path.resolve(__dirname, 'none.css'),
  )
  chain.plugin('mainPlugin').tap((args: unknown[]) => {
    for (const { loaderMeta } of args as { loaderMeta: object }[]) {
      Object.assign(loaderMeta, { extraImportForWeb: '', execBeforeCreateWebApp: '' })
    }
    return args
  })
}
