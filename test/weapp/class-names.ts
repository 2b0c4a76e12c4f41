import path from 'node:path'
import type { CompiledPackage } from './host/contract'
import { bundleScript } from './host/node/bundle'
import { shortSelector } from './short-selector'

/** Whether the classes of a package have short names, as those of a release do; tests and other packages know them as they are written. */
export const hasShortNames = ({ styles }: CompiledPackage) =>
  Object.values(styles).some(css => css.includes(shortSelector('.page-shell')))

/** A script for the page: whoever asks it for elements may name their classes as they are written. */
export const writtenNames = () => bundleScript(path.join(__dirname, 'written-names.ts'))
