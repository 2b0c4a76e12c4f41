import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from './project'

const OURS = 'src/platform/h5-router/index.ts'
const PACKAGE = '@tarojs/router'

/** What a build for H5 is made of: Taro's entry (written by its loader as text) and its functions. */
const SOURCES = ['node_modules/@tarojs/taro-loader/lib', 'node_modules/@tarojs/taro-h5/dist']
/** The same functions for CommonJS, which the build does not take. */
const NOT_BUILT = /index\.cjs\.js$/

/** What Taro's entry takes for a tab bar of its own, hash addresses and many pages of HTML, which config/index.ts does not ask for. */
const OTHER_MODES = ['createHashHistory', 'createMpaHistory', 'createMultiRouter', 'handleAppMountWithTabbar']

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

function scriptsBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => path.join(ROOT, folder, name))
}

/** Names in `import { a, b as c } from '@tarojs/router'` and `export { a } from …`, also where they stand in a text. */
function namesTaken(text: string): string[] {
  const clauses = [
    ...text.matchAll(
      /\b(?:import|export)\s*\{((?:[^{}]|\$\{\w+\})*)\}\s*from\s*\\?['"]@tarojs\/router\\?['"]/g,
    ),
  ]
  return clauses.flatMap(([, list = '']) =>
    list.split(',').flatMap(part => namesOf(text, part.trim().split(/\s+as\s+/)[0] ?? '')),
  )
}

/** A name as it stands; for `${creator}` all that `const creator = isA ? 'a' : 'b'` of the same file may say. */
function namesOf(text: string, name: string): string[] {
  const variable = /^\$\{(\w+)\}$/.exec(name)?.[1]
  if (variable === undefined) return name === '' ? [] : [name]
  const chosen = new RegExp(`const ${variable} = (.*);`).exec(text)?.[1] ?? ''
  const names = [...chosen.matchAll(/[?:] '(\w+)'/g)].map(([, found = '']) => found)
  return names.length > 0 ? names : [name]
}

/** Statements that mention the package in another way than the two above, which would take names we do not see. */
function unread(text: string): string[] {
  return [...text.matchAll(/^.*@tarojs\/router['"].*$/gm)]
    .map(([line]) => line.trim())
    .filter(line => !/\b(?:import|export)\s*\{.*\}\s*from/.test(line))
}

function exported(file: string): string[] {
  return parse(file, fs.readFileSync(path.join(ROOT, file), 'utf8')).statements.flatMap(statement => {
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false
    if (!isExported) return []
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isObjectBindingPattern(name) ? name.elements.map(element => element.name.getText()) : name.getText(),
    )
  })
}

const texts = SOURCES.flatMap(scriptsBelow)
  .map(file => ({ file: path.relative(ROOT, file), text: fs.readFileSync(file, 'utf8') }))
  .filter(({ file, text }) => text.includes(PACKAGE) && !NOT_BUILT.test(file))

test('every name that Taro takes from its router is one of ours', () => {
  const taken = new Set(texts.flatMap(({ text }) => namesTaken(text)))
  const names = [...taken].filter(name => !OTHER_MODES.includes(name))
  expect(names).toEqual(expect.arrayContaining(['createRouter', 'navigateTo', 'getCurrentPages']))
  expect(names.filter(name => !exported(OURS).includes(name))).toEqual([])
})

test('Taro takes nothing from its router in a way this test cannot read', () => {
  expect(texts.flatMap(({ file, text }) => unread(text).map(line => `${file}: ${line}`))).toEqual([])
})
