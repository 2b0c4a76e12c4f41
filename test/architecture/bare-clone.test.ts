import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Modules that a file loads before its first line runs. */
function staticImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap(statement =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? statement.moduleSpecifier.text
      : [],
  )
}

/** Each package that stands between a script and its first line, as `file: package`; `loaded` gets every file on the way. */
function packagesBefore(file: string, loaded = new Set<string>()): string[] {
  if (loaded.has(file)) return []
  loaded.add(file)
  return staticImports(file).flatMap(name => {
    if (name.startsWith('.')) return packagesBefore(path.resolve(path.dirname(file), name), loaded)
    return isBuiltin(name) ? [] : [`${path.relative(ROOT, file)}: ${name}`]
  })
}

/** Files whose code runs when a command begins: its script, and what the first lines of an entry load at once. */
function filesOf(command: string): string[] {
  const script = /^node (\S+)/.exec(command)?.[1]
  if (!script) return []
  const entry = path.join(ROOT, script)
  const later = [...readFileSync(entry, 'utf8').matchAll(/^import\('(.+?)'\)/gm)]
  return [entry, ...later.map(([, name]) => path.resolve(path.dirname(entry), name ?? ''))]
}

/** `format` alone needs what the first command installs, and npm itself says that prettier was not found. */
const NEEDS_INSTALL = ['format']

const commands = Object.entries(scripts).filter(([name]) => !NEEDS_INSTALL.includes(name))

test.each(commands)('npm run %s: loads no package before it installs', (_name, command) => {
  const files = filesOf(command)
  expect(files.length).toBeGreaterThan(0)
  const loaded = new Set<string>()
  expect(files.flatMap(file => packagesBefore(file, loaded))).toEqual([])
  expect([...loaded].filter(file => !existsSync(file))).toEqual([])
  expect([...loaded].map(file => path.relative(ROOT, file))).toContain('scripts/lib/install.mjs')
})

test('a package before the install is seen', () => {
  expect(packagesBefore(path.join(ROOT, 'scripts/lib/first-views.mjs'))).toContain(
    'scripts/lib/first-views.mjs: jsdom',
  )
})
