import { parseSync, traverse, types } from '@babel/core'
import type { Compiler } from 'webpack'

const OPTIONS = { babelrc: false, configFile: false, sourceType: 'script' } as const

/** `{ 12345: (e, t, n) => {…}, … }`: modules as webpack writes them, by their numbers. */
function isModules({ properties }: types.ObjectExpression): boolean {
  const isModule = (property: types.ObjectExpression['properties'][number]) =>
    types.isObjectProperty(property) &&
    types.isNumericLiteral(property.key) &&
    types.isFunction(property.value)
  return properties.length > 0 && properties.every(isModule)
}

/** A script's text with parentheses around each of its modules' functions. */
export function withEagerModules(code: string): string {
  const places: [at: number, sign: string][] = []
  traverse(parseSync(code, OPTIONS) as types.File, {
    ObjectExpression(found) {
      if (!isModules(found.node)) return
      for (const property of found.node.properties) {
        const { start, end } = (property as types.ObjectProperty).value
        places.push([start as number, '('], [end as number, ')'])
      }
      found.skip()
    },
  })
  places.sort(([one], [other]) => one - other)
  const starts = [0, ...places.map(([at]) => at)]
  return starts
    .map((at, index) => (places[index - 1]?.[1] ?? '') + code.slice(at, starts[index + 1]))
    .join('')
}

/**
 * webpack plugin. A browser reads a function twice, roughly before it is called and wholly then, unless it stands in parentheses,
 * which tell it that it will be called at once: nearly all modules of a chunk are, and a script that is read once is read
 * while it comes, beside the page. The minifier takes such parentheses away, so they come after it, and before the hash of the content
 * that names the file: what browsers keep for ever has the name of what it holds.
 */
export class EagerModulesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('EagerModules', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1
      compilation.hooks.processAssets.tap({ name: 'EagerModules', stage }, assets => {
        for (const [name, source] of Object.entries(assets)) {
          if (!/^js\/[^/]+\.js$/.test(name)) continue
          compilation.updateAsset(name, new sources.RawSource(withEagerModules(source.source().toString())))
        }
      })
    })
  }
}
