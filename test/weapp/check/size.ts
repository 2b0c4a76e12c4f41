import { statSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '../host/compile/package'
import { readApp } from './structure'

const MB = 1024 * 1024
/** WeChat's limits: 2 MB for one package, 20 MB for all. */
const PACKAGE_LIMIT = 2 * MB
const TOTAL_LIMIT = 20 * MB

/** Which part of WeChat's limit the main package and each sub-package may take. */
export interface SizeBudget {
  readonly mainShare: number
  readonly packageShare: number
}

/** Bytes of each package: `main`, the sub-packages by their root. */
export function packageSizes(folder: string): Record<string, number> {
  const roots = (readApp(folder).subPackages ?? []).map(({ root }) => root)
  const sizes: Record<string, number> = { main: 0, ...Object.fromEntries(roots.map(root => [root, 0])) }
  for (const file of filesOf(folder)) {
    const owner = roots.find(root => file.startsWith(`${root}/`)) ?? 'main'
    sizes[owner] = (sizes[owner] ?? 0) + statSync(path.join(folder, file)).size
  }
  return sizes
}

/** Packages that take more than their share. */
export function sizeProblems(folder: string, { mainShare, packageShare }: SizeBudget): string[] {
  const sizes = packageSizes(folder)
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  const tooLarge = Object.entries(sizes).flatMap(([name, size]) => {
    const limit = PACKAGE_LIMIT * (name === 'main' ? mainShare : packageShare)
    return size > limit ? [`${name}: ${size} bytes, ${Math.floor(limit)} are allowed`] : []
  })
  return total > TOTAL_LIMIT
    ? [...tooLarge, `all packages: ${total} bytes, ${TOTAL_LIMIT} are allowed`]
    : tooLarge
}
