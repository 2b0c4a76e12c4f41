import path from 'node:path'
import { buildSync } from 'esbuild'

/** A module with all that it imports as one script for a page. */
export function bundleScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The host as one script for a page. */
export const bundleHost = () => bundleScript(path.join(__dirname, '../view/entry.ts'))
