import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { compile } from 'sass'
import { hostPages } from '@/routes/pages'

const ROOT = path.resolve(__dirname, '../..')
const COMPONENTS = ['View', 'Text', 'Image']
  .map(
    name =>
      `export { default as ${name} } from '@tarojs/components-react/dist/components/${name.toLowerCase()}'`,
  )
  .join('\n')

/** What Taro's build puts in. */
const DEFINED = {
  'process.env.NODE_ENV': '"production"',
  'process.env.TARO_ENV': '"h5"',
  'process.env.TARO_PLATFORM': '"web"',
  'process.env': '{}',
  ...Object.fromEntries(['DEPRECATED_ADAPTER_COMPONENT', 'ENABLE_SIZE_APIS'].map(name => [name, 'false'])),
  ...Object.fromEntries(
    ['INNER_HTML', 'ADJACENT_HTML', 'TEMPLATE_CONTENT', 'CLONE_NODE', 'CONTAINS', 'MUTATION_OBSERVER'].map(
      name => [`ENABLE_${name}`, 'true'],
    ),
  ),
  HOST_PAGES: JSON.stringify(hostPages),
}

/** Sheets and components as the H5 build has them: Taro's plain HTML ones. */
const asH5: Plugin = {
  name: 'as-h5',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
      contents: compile(file, { silenceDeprecations: ['import'] }).css,
      loader: 'css',
    }))
    onResolve({ filter: /^@tarojs\/components$/ }, ({ path: name }) => ({ path: name, namespace: 'html' }))
    onLoad({ filter: /./, namespace: 'html' }, () => ({ contents: COMPONENTS, resolveDir: ROOT }))
  },
}

/** A page of parts of the product that no route mounts yet: its script and its styles. */
export async function bundlePage(name: string): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, name)],
    bundle: true,
    write: false,
    outdir: '/page',
    jsx: 'automatic',
    format: 'iife',
    // The kit calls its sheets free of effects.
    ignoreAnnotations: true,
    define: DEFINED,
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js'],
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
    plugins: [asH5],
  })
  const text = (ending: string) => outputFiles.find(({ path: file }) => file.endsWith(ending))?.text ?? ''
  return { script: text('.js'), styles: text('.css') }
}
