import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { requireWithEsbuild } from '@tarojs/helper'
import { h5Chain, hasHtmlComponents } from './h5-chain'
import { minifyFully, nameShortly, requireExports, wrapBriefly } from './minify'

// Taro compiles only this folder; the route table lies in src.
const { hostPages, shareablePackages } = requireWithEsbuild(
  path.resolve(__dirname, '../src/routes/pages.ts'),
) as typeof import('../src/routes/pages')

const fromRoot = (file: string) => path.resolve(__dirname, '..', file)
/** Elsewhere for builds that stand beside the product's own (bench/lib/web-components.mjs). */
const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${process.env.TARO_ENV}`
const isProduction = process.env.NODE_ENV === 'production'

// Our own styles are written in rem, and what they give in px must stay px (floors of the care mode, hairlines); the
// kit's are written in px and have to follow the display scale.
const isOwnStyle = (file: string) => !file.includes('node_modules')

/** What text does not push away in care mode (paper/postcss.js), and what no page can wear. */
const ownSteps = {
  [fromRoot('config/style-trim/postcss.js')]: { enable: true, config: {} },
  [fromRoot('config/paper/postcss.js')]: { enable: true, config: { isOwn: isOwnStyle } },
}

// These ship newer syntax than iOS 13 and WebView 80 can parse (`&&=`, `?.`, class fields); all else is older already.
const NEWER = /[\\/]node_modules[\\/](valibot|uqr|big\.js|mobx|mobx-react|mobx-react-lite)[\\/]/
const newerSyntax = { include: [(file: string) => NEWER.test(file)] }

/** What WeChat reads beside the compiled pages. */
const miniProgramFiles = ['sitemap.json', 'theme.json', 'assets/tabs'].map(name => ({
  from: `src/${name}`,
  to: `${outputRoot}/${name}`,
}))

/** The picture of share cards, for each package that has a page to share (platform/elements/share-button). */
const shareCards = shareablePackages().map(root => ({
  from: 'src/assets/share-card.png',
  to: `${outputRoot}/${root}/share-card.png`,
}))

/** The PDF library with the character maps and fonts it may ask for, as its makers built them (platform/elements/pdfjs.ts). */
const pdfFiles = [
  ['legacy/build/pdf.min.mjs', 'pdf.min.mjs'],
  ['legacy/build/pdf.worker.min.mjs', 'pdf.worker.min.mjs'],
  ['LICENSE', 'LICENSE'],
  ['cmaps', 'cmaps'],
  ['standard_fonts', 'standard_fonts'],
].map(([from, to]) => ({ from: `node_modules/pdfjs-dist/${from}`, to: `${outputRoot}/static/pdfjs/${to}` }))

type Chain = Parameters<typeof minifyFully>[0]
type Webpack = { NormalModuleReplacementPlugin: new (from: RegExp, to: string) => unknown }

/** The kit brings the words of all its parts in one file, imported by its parts themselves: ours has those that can be said. */
function sayLess(chain: Chain, { NormalModuleReplacementPlugin }: Webpack): void {
  const file = path.resolve(__dirname, '../src/ui/nutui/locale.ts')
  chain
    .plugin('kitTexts')
    .use(NormalModuleReplacementPlugin as never, [/[\\/]locales[\\/]zh-CN$/, file] as never)
}

/** What every form is made of, photos among it. */
const isOfForms = ({ resource = '' }: { resource?: string }) =>
  /[\\/]src[\\/]stores[\\/](form[\\/](field|group|form|form-submission)|root[\\/]identity-(store|rules))\.ts$/.test(
    resource,
  )

export default defineConfig((): UserConfigExport<'webpack5'> => ({
  projectName: 'yuanlan-trust-front-end',
  date: '2026-11-20',
  // NutUI is drawn for a 375 design, our own styles for 750.
  // Taro writes this function's text into the bundle: nothing in it may need a helper of the compiler (no `typeof`, `?.`).
  designWidth: input => {
    const { file } = input as { file?: string }
    return file && file.indexOf('@nutui') >= 0 ? 375 : 750
  },
  deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: {
    // What sub-packages share is named by its modules, not by their content: out of the cache it comes stale. And the cache
    // does not know which components it was made with.
    enable: process.env.TARO_ENV !== 'weapp' && hasHtmlComponents,
    // Changed plugins and chunk rules must not meet modules that were built under the old ones.
    buildDependencies: {
      aria: ['plugin.js', 'runtime.mjs', 'attributes.js'].map(name => path.resolve(__dirname, 'aria', name)),
      packages: [fromRoot('package-lock.json')],
      babel: [fromRoot('babel.config.js')],
      // Schemas are read by the plugin below as it compiles other modules.
      contract: [`${fromRoot('src/contract')}/`],
      // A page that is new has no code in what was built without it. The slash says that it is a folder.
      routes: [`${path.resolve(__dirname, '../src/routes')}/`],
      chain: [
        'analytics-sdk/host-loader.js',
        'h5-chain.ts',
        'lean-app-config.js',
        'minify.ts',
        'page-code.js',
        'contract/plugin.js',
        'taro-fixes/plugin.js',
      ].map(name => path.resolve(__dirname, name)),
    },
  },
  alias: {
    // Nothing calls into the mini-program (src/platform/host/bridge.weapp.ts): what would carry a call out stays out of its main package.
    ...(process.env.TARO_ENV === 'weapp'
      ? { '@/stores/root/native-call-effects$': path.resolve(__dirname, 'none.js') }
      : {}),
    '@': path.resolve(__dirname, '..', 'src'),
    // Every kit part would bring all of the kit's icons; the few that parts of ours can show are our own.
    '@nutui/icons-react-taro$': path.resolve(__dirname, '../src/ui/nutui/icons.tsx'),
    '@nutui/icons-react-taro/dist/style_icon.css': path.resolve(__dirname, 'none.css'),
    // Needed by the kit's ConfigProvider alone, which nothing renders: our tokens are its variables.
    'lodash.kebabcase': path.resolve(__dirname, 'none.js'),
    'react-fast-compare': path.resolve(__dirname, 'none.js'),
    // Its makers' own production build: short names for what is private to it.
    ...(isProduction ? { mobx$: fromRoot('node_modules/mobx/dist/mobx.esm.production.min.js') } : {}),
    // Its half for function components: there are no others, and the other half is not left out by itself.
    ...(isProduction ? { 'mobx-react$': 'mobx-react-lite' } : {}),
  },
  plugins: [
    'analytics-sdk',
    'aria',
    'dev-build',
    'page-configs',
    'taro-fixes',
    'weapp-trim',
    'weapp-view',
  ].map(name => path.resolve(__dirname, name, 'plugin.js')),
  copy: {
    patterns: process.env.TARO_ENV === 'weapp' ? [...miniProgramFiles, ...shareCards] : pdfFiles,
    options: {},
  },
  defineConstants: {
    HOST_PAGES: JSON.stringify(hostPages),
    API_ORIGIN: JSON.stringify(process.env.API_ORIGIN ?? 'http://127.0.0.1:8787'),
  },
  // How, says minify.ts.
  terser: { enable: isProduction },
  mini: {
    compile: newerSyntax,
    // What several packages need is copied into each of them, but for the forms, which nearly all of them have.
    optimizeMainPackage: { enable: true, exclude: [isOfForms] },
    // Nothing sets HTML: Taro's parser for it stays out.
    runtime: { enableInnerHTML: false },
    webpackChain(chain, webpack) {
      sayLess(chain, webpack)
      requireExports(chain)
      if (!isProduction) return
      // Licence texts belong to the package, not to what every start waits for.
      minifyFully(chain, 'packages/content/LICENSES.txt')
      wrapBriefly(chain)
      nameShortly(chain)
    },
    postcss: {
      pxtransform: { enable: true, config: { targetUnit: 'rem', baseFontSize: 20, exclude: isOwnStyle } },
      ...ownSteps,
      cssModules: {
        enable: true,
        config: { namingPattern: 'module', generateScopedName: '[local]-[hash:base64:5]' },
      },
    },
    miniCssExtractPluginOption: { ignoreOrder: true },
  },
  h5: {
    compile: newerSyntax,
    publicPath: '/phone/',
    staticDirectory: 'static',
    useHtmlComponents: hasHtmlComponents,
    esnextModules: ['nutui-react-taro', 'icons-react-taro'],
    router: { mode: 'browser', basename: '/phone' },
    output: {
      filename: 'js/[name].[contenthash:6].js',
      chunkFilename: 'js/[name].[contenthash:6].js',
    },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:6].css',
      chunkFilename: 'css/[name].[contenthash:6].css',
    },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      pxtransform: { enable: true, config: { baseFontSize: 20, exclude: isOwnStyle } },
      ...ownSteps,
      cssModules: {
        enable: true,
        config: { namingPattern: 'module', generateScopedName: '[local]-[hash:base64:5]' },
      },
    },
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.DEV_PORT ?? 8788),
      open: false,
      hot: true,
      proxy: [
        {
          context: ['/services', '/sandbox', '/simulator', '/config/visualized'],
          target: process.env.API_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 8787}`,
          // Another server hears its own name, and its cookies are kept by this address.
          changeOrigin: process.env.API_ORIGIN !== undefined,
          cookieDomainRewrite: '',
        },
      ],
    },
    webpackChain: h5Chain,
  },
}))
