import path from 'node:path'
import { buildSync } from 'esbuild'

/** The host as one script for a page. */
export function bundleHost(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../view/entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
