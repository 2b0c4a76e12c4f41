const path = require('node:path')
const { requireWithEsbuild } = require('@tarojs/helper')

/**
 * Babel plugin for src/contract in production, where requests are checked by the server alone, and answers are read by their shapes
 * (src/api/read-answer.ts): an endpoint keeps its name, its shape and its traits. Every call that builds a schema is marked
 * as pure, so that the minifier drops those nothing refers to any more, and with them the schema library.
 */
module.exports = ({ types: t, template }) => {
  function lean(node, frame) {
    const [name, , , traits = t.objectExpression([])] = node.arguments
    if (!t.isObjectExpression(traits)) {
      throw frame('An endpoint gives its traits as a plain object: the build reads them.')
    }
    const shape = shapes().get(name.value)
    if (shape === undefined) throw frame(`The registry (src/contract/registry.ts) has no endpoint ${name.value}.`)
    return t.objectExpression([
      t.objectProperty(t.identifier('name'), name),
      t.objectProperty(t.identifier('shape'), template.expression.ast(JSON.stringify(shape))),
      ...traits.properties,
    ])
  }

  return {
    name: 'lean-contract',
    visitor: {
      CallExpression(path) {
        // Only what runs when the module is loaded: inside functions calls may well have effects.
        if (path.getFunctionParent()) return
        if (t.isIdentifier(path.node.callee, { name: 'endpoint' })) {
          path.replaceWith(lean(path.node, text => path.buildCodeFrameError(text)))
        } else t.addComment(path.node, 'leading', '#__PURE__')
      },
    },
  }
}

let known

/** The shape of every endpoint's answers, by its name. */
function shapes() {
  if (!known) {
    const { endpoints } = requireWithEsbuild(path.resolve(__dirname, '../../src/contract/registry.ts'))
    known = new Map(Object.values(endpoints).map(({ name, shape }) => [name, shape]))
  }
  return known
}
