import fs from 'node:fs'
import path from 'node:path'
import { parseSync, traverse, types } from '@babel/core'

const OPTIONS = { babelrc: false, configFile: false, sourceType: 'script' }

/** `{ 12345: (e, t, n) => {…}, … }`: modules as webpack writes them, by their numbers. */
function isModules({ properties }) {
  const isModule = property =>
    types.isObjectProperty(property) &&
    types.isNumericLiteral(property.key) &&
    types.isFunction(property.value)
  return properties.length > 0 && properties.every(isModule)
}

/** A script's text with parentheses around each of its modules' functions. */
export function withEagerModules(code) {
  const places = []
  traverse(parseSync(code, OPTIONS), {
    ObjectExpression(found) {
      if (!isModules(found.node)) return
      for (const { value } of found.node.properties) places.push([value.start, '('], [value.end, ')'])
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
 * A browser reads a function twice, roughly before it is called and wholly then, unless it stands in parentheses, which tell it that
 * it will be called at once: nearly all modules of a chunk are, and a script that is read once is read while it comes, beside the page.
 * The minifier takes such parentheses away, so they come after it.
 */
export function makeModulesEager(folder) {
  for (const name of fs.readdirSync(path.join(folder, 'js'))) {
    if (!name.endsWith('.js')) continue
    const file = path.join(folder, 'js', name)
    fs.writeFileSync(file, withEagerModules(fs.readFileSync(file, 'utf8')))
  }
}
