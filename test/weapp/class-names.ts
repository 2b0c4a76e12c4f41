import path from 'node:path'
import { buildSync } from 'esbuild'
import type { CompiledPackage } from './host/contract'
import { shortSelector } from './short-selector'

/** Whether the classes of a package have short names, as those of a release do; tests and other packages know them as they are written. */
export const hasShortNames = ({ styles }: CompiledPackage) =>
  Object.values(styles).some(css => css.includes(shortSelector('.page-shell')))

/** A script for the page: whoever asks it for elements may name their classes as they are written. */
export function writtenNames(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'written-names.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  })
  return outputFiles[0]?.text ?? ''
}
