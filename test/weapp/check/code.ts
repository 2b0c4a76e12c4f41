import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Linter } from 'eslint'
import { filesOf } from '../host/compile/package'
import { folderOf, resolvePath } from '../host/view/modules'
import { readApp } from './structure'

/** What WeChat gives to the product's code beside the language. */
const WECHAT_GLOBALS = [
  ...['wx', 'App', 'Page', 'Component', 'Behavior', 'getApp', 'getCurrentPages', 'requirePlugin'],
  ...['require', 'module', 'exports', 'console'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]

/**
 * Named by libraries where a missing one does no harm: Taro's `tt` in functions for another platform that nothing calls,
 * the analytics SDK's look into WeChat's own configuration inside a `try`.
 */
const HARMLESS_NAMES = ['tt', '__wxConfig', '__wxAppCode__']

/**
 * The two ways in which the libraries ask for the global object and take `Function` only where there is no `globalThis`,
 * which every engine of the browser floor has: webpack's runtime, and lodash.
 */
const BEHIND_GLOBAL_THIS = [
  /if\("object"={2,3}typeof globalThis\)return globalThis;try\{return this\|\|new Function\("return this"\)\(\)\}/g,
  /"object"==typeof \w\.g&&\w\.g&&\w\.g\.Object===Object&&\w\.g,[^;]{0,120}\|\|Function\("return this"\)\(\)/g,
]

const scriptsOf = (folder: string) => filesOf(folder).filter(file => file.endsWith('.js'))

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Every `require` finds its file, in the same package or in the main one; `require.async` may reach into every package. */
export function requireProblems(folder: string): string[] {
  const files = new Set(filesOf(folder))
  const roots = (readApp(folder).subPackages ?? []).map(({ root }) => `${root}/`)
  const packageOf = (file: string) => roots.find(root => file.startsWith(root)) ?? ''
  return scriptsOf(folder).flatMap(file =>
    [...read(folder, file).matchAll(/\brequire(\.async)?\((["'])([./][^"']*)\2\)/g)].flatMap(match => {
      const [, async, , target = ''] = match
      const wanted = resolvePath(folderOf(file), target)
      const found = files.has(wanted) ? wanted : `${wanted}.js`
      if (!files.has(found)) return [`${file}: require${async ?? ''}("${target}") finds no file`]
      const owner = packageOf(found)
      return !async && owner !== '' && owner !== packageOf(file)
        ? [`${file}: require("${target}") reaches into another sub-package`]
        : []
    }),
  )
}

/** WeChat runs no code from text. */
export function evalProblems(folder: string): string[] {
  return scriptsOf(folder).flatMap(file => {
    const text = BEHIND_GLOBAL_THIS.reduce((rest, form) => rest.replace(form, ''), read(folder, file))
    const found = [...text.matchAll(/(?<![\w$.])(?:new\s+)?(?:Function|eval)\s*\(/g)]
    return found.map(match => `${file}: ${text.slice(match.index, match.index + 60)}`)
  })
}

/** Version of the language that iOS 13 and Chrome 80 parse, the floor of package.json. */
const FLOOR_VERSION = 2019

/** Every file can be parsed by an engine of the browser floor: one that cannot keeps the mini-program from starting. */
export function syntaxProblems(folder: string): string[] {
  const linter = new Linter({ configType: 'flat' })
  return scriptsOf(folder).flatMap(file => {
    const text = read(folder, file)
    const languageOptions = { ecmaVersion: FLOOR_VERSION, sourceType: 'script' } as const
    const [problem] = linter.verify(text, [{ languageOptions, linterOptions: { noInlineConfig: true } }])
    const line = text.split('\n')[(problem?.line ?? 1) - 1] ?? ''
    const lookbehind = /\(\?<[=!].{0,40}/.exec(text)
    return [
      ...(problem
        ? [
            `${file}: ${problem.message}: ${line.slice(Math.max(0, problem.column - 40), problem.column + 20)}`,
          ]
        : []),
      ...(lookbehind ? [`${file}: a pattern that looks behind: ${lookbehind[0]}`] : []),
    ]
  })
}

function undefinedNames(linter: Linter, text: string): string[] {
  const globals = Object.fromEntries(
    [...WECHAT_GLOBALS, ...HARMLESS_NAMES].map(name => [name, 'readonly' as const]),
  )
  const messages = linter.verify(text, [
    {
      languageOptions: { ecmaVersion: 2022, sourceType: 'script', globals },
      linterOptions: { noInlineConfig: true },
      rules: { 'no-undef': 'error' },
    },
  ])
  return messages.map(({ message, fatal }) => (fatal ? message : (/'(.+)'/.exec(message)?.[1] ?? message)))
}

/**
 * The code names nothing but the language and what WeChat gives: no `window`, `document`, `process` or `fetch`. A name
 * that the same file asks for with `typeof` first is taken for guarded.
 */
export function globalProblems(folder: string): string[] {
  const linter = new Linter({ configType: 'flat' })
  return scriptsOf(folder).flatMap(file => {
    const text = read(folder, file)
    const names = new Set(undefinedNames(linter, text))
    const isGuarded = (name: string) => /^\w+$/.test(name) && new RegExp(`typeof ${name}\\b`).test(text)
    return [...names].filter(name => !isGuarded(name)).map(name => `${file}: ${name} is not there in WeChat`)
  })
}
