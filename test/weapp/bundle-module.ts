import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Taro hands calls on to `wx`, which answers with promises; of its components the product's code here draws none. */
const taroAsWx: Plugin = {
  name: 'taro-as-wx',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@tarojs\/|^react/ }, args => ({ path: args.path, namespace: 'wx' }))
    onLoad({ filter: /taro$/, namespace: 'wx' }, () => ({
      contents: 'export default { ...wx, nextTick: run => setTimeout(run) }',
    }))
    onLoad({ filter: /./, namespace: 'wx' }, () => ({
      contents: 'export const Canvas = 0; export const jsx = 0; export const jsxs = 0',
    }))
  },
}

/** Modules of the product as the mini-program has them, as one file of a fixture's package. */
export async function bundleModule(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.join(__dirname, '../..'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2018',
    resolveExtensions: ['.weapp.tsx', '.weapp.ts', '.tsx', '.ts', '.js'],
    plugins: [taroAsWx],
  })
  return outputFiles[0]?.text ?? ''
}
