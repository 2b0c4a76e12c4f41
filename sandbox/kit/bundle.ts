import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import postcss, { type AcceptedPlugin } from 'postcss'
import pxTransform from 'postcss-pxtransform'
import { compile } from 'sass'
import paper from '../../config/paper/postcss'
import styleTrim from '../../config/style-trim/postcss'
import { hostPages } from '../../src/routes/pages'

const ROOT = path.resolve(__dirname, '../..')

/** What Taro's build puts in. */
const DEFINED = {
  'process.env.NODE_ENV': '"production"',
  'process.env.TARO_ENV': '"h5"',
  'process.env.TARO_PLATFORM': '"web"',
  'process.env': '{}',
  ...Object.fromEntries(
    ['DEPRECATED_ADAPTER_COMPONENT', 'ENABLE_SIZE_APIS', 'SUPPORT_TARO_POLYFILL'].map(name => [
      name,
      'false',
    ]),
  ),
  ...Object.fromEntries(
    ['INNER_HTML', 'ADJACENT_HTML', 'TEMPLATE_CONTENT', 'CLONE_NODE', 'CONTAINS', 'MUTATION_OBSERVER'].map(
      name => [`ENABLE_${name}`, 'true'],
    ),
  ),
  HOST_PAGES: JSON.stringify(hostPages),
  API_ORIGIN: '""',
}

/** Names that the H5 build (`config/index.ts`) gives another file; what lies below them stays. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@nutui/icons-react-taro': path.join(ROOT, 'src/ui/nutui/icons.tsx'),
  '@nutui/icons-react-taro/dist/style_icon.css': path.join(ROOT, 'config/none.css'),
  'lodash.kebabcase': path.join(ROOT, 'config/none.js'),
  'react-fast-compare': path.join(ROOT, 'config/none.js'),
  '@tarojs/router': path.join(ROOT, 'src/platform/h5-router/index.ts'),
}

const H5_APIS = '@tarojs/plugin-platform-h5/dist/runtime/apis'

/** What Taro's own plugins write: its plain HTML components, and its functions with React's hooks of the page. */
const TARO_MODULES: Readonly<Record<string, string>> = {
  '@tarojs/components': ['View', 'Text', 'Image', 'ScrollView']
    .map(name => {
      const file = name.replace(/\B[A-Z]/g, '-$&').toLowerCase()
      return `export { default as ${name} } from '@tarojs/components-react/dist/components/${file}'`
    })
    .join('\n'),
  '@tarojs/taro': `export * from '${H5_APIS}'
    export { default } from '${H5_APIS}'
    export * from '@tarojs/plugin-framework-react/dist/runtime'`,
}

const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve }) {
    onResolve({ filter: /^[@lr]/ }, ({ path: name }) => {
      const file = STAND_INS[name]
      return file === undefined ? undefined : { path: file }
    })
  },
}

/** The sheets' own steps of the H5 build: the library's px follow the display scale, our rem of spaces follow the screen. */
function styleSteps(file: string): AcceptedPlugin[] {
  const isOwn = !file.includes('node_modules')
  const toRem = pxTransform({
    platform: 'h5',
    designWidth: 375,
    deviceRatio: { 375: 2, 750: 1 },
    baseFontSize: 20,
  })
  return [styleTrim(), isOwn ? paper({ isOwn: () => true }) : toRem]
}

/** Sheets as the H5 build has them. */
const sheets: Plugin = {
  name: 'sheets',
  setup({ onLoad }) {
    onLoad({ filter: /\.(scss|css)$/ }, async ({ path: file }) => {
      const { css } = compile(file, { silenceDeprecations: ['import'] })
      const done = await postcss(styleSteps(file)).process(css, { from: file })
      return { contents: done.css, loader: 'css', resolveDir: path.dirname(file) }
    })
  },
}

/** Modules that are not on the disk, by their names. */
function written(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'written',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^[@a-z]/ }, ({ path: name }) =>
        modules[name] === undefined ? undefined : { path: name, namespace: 'written' },
      )
      onLoad({ filter: /./, namespace: 'written' }, ({ path: name }) => ({
        contents: modules[name],
        resolveDir: ROOT,
      }))
    },
  }
}

/** A page of parts of the product that no route mounts: its script and its styles. */
export interface BundledPage {
  readonly script: string
  readonly styles: string
}

/**
 * Bundles a page of the product's parts as the H5 build would, or of the mini-program's parts. `modules`: modules that are
 * written for it, by their name. Rejects with esbuild's report when a source does not compile.
 */
export async function bundlePage(
  file: string,
  modules: Readonly<Record<string, string>> = {},
  target: 'h5' | 'weapp' = 'h5',
): Promise<BundledPage> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    outdir: '/page',
    jsx: 'automatic',
    format: 'iife',
    // The kit calls its sheets free of effects.
    ignoreAnnotations: true,
    define: DEFINED,
    alias: { '@': path.join(ROOT, 'src') },
    resolveExtensions: [`.${target}.tsx`, `.${target}.ts`, '.tsx', '.ts', '.mjs', '.js'],
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
    logLevel: 'silent',
    plugins: [written({ ...TARO_MODULES, ...modules }), standIns, sheets],
  })
  const text = (ending: string) => outputFiles.find(({ path: name }) => name.endsWith(ending))?.text ?? ''
  return { script: text('.js'), styles: text('.css') }
}
