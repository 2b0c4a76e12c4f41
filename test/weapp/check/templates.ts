import { chmodSync, readFileSync, existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { filesOf } from '../host/compile/package'
import type { ComponentConfig } from '../host/contract'
import { folderOf, resolvePath } from '../host/view/modules'

/** WeChat's compilers are programs for these machines only. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux',
  'darwin-x64': 'mac',
  'darwin-arm64': 'mac',
}

const TIME_LIMIT_MS = 30_000

/** Whether WeChat's compilers run on this machine; elsewhere the checks that need them say nothing. */
export const hasCompilers = `${process.platform}-${process.arch}` in PROGRAMS

function runCompiler(name: 'wcc' | 'wcsc', folder: string, values: readonly string[]): string[] {
  const system = PROGRAMS[`${process.platform}-${process.arch}`] ?? ''
  const program = path.join(
    path.dirname(require.resolve('miniprogram-compiler/package.json')),
    'bin',
    system,
    name,
  )
  // npm installs the programs without the permission to run them.
  chmodSync(program, 0o755)
  const options = { cwd: folder, encoding: 'utf8' as const, maxBuffer: 64_000_000, timeout: TIME_LIMIT_MS }
  const { status, stderr, error } = spawnSync(program, values, options)
  if (error) return [`${name} did not run: ${error.message}`]
  if (status === 0) return []
  const lines = stderr.split('\n').map(line => line.trim())
  return lines.filter(line => line !== '' && !line.startsWith('error file count'))
}

const templatesOf = (folder: string) => filesOf(folder).filter(file => file.endsWith('.wxml'))

/** Files that templates and style sheets refer to exist. */
export function includeProblems(folder: string): string[] {
  const references = filesOf(folder).flatMap(file => {
    const pattern = file.endsWith('.wxml')
      ? /<(?:import|include|wxs)\b[^>]*\ssrc="([^"]+)"/g
      : /@import\s*["']([^"']+)["']/g
    if (!/\.wx(ml|ss)$/.test(file)) return []
    const text = readFileSync(path.join(folder, file), 'utf8')
    return [...text.matchAll(pattern)].map(match => ({ file, target: match[1] ?? '' }))
  })
  return references
    .filter(({ file, target }) => !existsSync(path.join(folder, resolvePath(folderOf(file), target))))
    .map(({ file, target }) => `${file}: ${target} is missing`)
}

/** Templates pass WeChat's compiler. */
export function wxmlProblems(folder: string): string[] {
  if (!hasCompilers) return []
  const templates = templatesOf(folder)
  const components = templates.flatMap(file => {
    const json = path.join(folder, file.replace(/\.wxml$/, '.json'))
    if (!existsSync(json)) return []
    const tags = Object.keys(
      (JSON.parse(readFileSync(json, 'utf8')) as ComponentConfig).usingComponents ?? {},
    )
    return tags.length > 0 ? [[file, String(tags.length), ...tags]] : []
  })
  const scripts = filesOf(folder).filter(file => file.endsWith('.wxs'))
  const listing = [String(components.length), ...components.flat()].join(' ')
  return runCompiler('wcc', folder, ['-d', '-cc', listing, ...templates, ...scripts, '-gn', '$gwx'])
}

/** Style sheets pass WeChat's compiler, which knows fewer selectors than a browser (no `*`). */
export function wxssProblems(folder: string): string[] {
  if (!hasCompilers) return []
  const sheets = filesOf(folder).filter(file => file.endsWith('.wxss'))
  return sheets.length === 0 ? [] : runCompiler('wcsc', folder, ['-db', '-pc', '0', ...sheets])
}
