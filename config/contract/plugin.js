const path = require('node:path')
const { requireWithEsbuild } = require('@tarojs/helper')

/** What the native app sends is checked by its schemas in production too. */
const KEPT = /[\\/]native-calls\.ts$/

/**
 * Babel plugin for src/contract in production, where requests are checked by the server alone, and answers are read by their shapes
 * (src/lib/read-answer.ts): an endpoint keeps its name, its shape and its traits. What was made of schemas goes, and with it
 * the schema library.
 */
module.exports = ({ types: t, template }) => {
  function lean(node, frame) {
    const [name, , , traits = t.objectExpression([])] = node.arguments
    if (!t.isObjectExpression(traits)) {
      throw frame('An endpoint gives its traits as a plain object: the build reads them.')
    }
    const shape = shapes().get(name.value)
    if (shape === undefined) {
      throw frame(`The registry (src/contract/registry.ts) has no endpoint ${name.value}.`)
    }
    return t.objectExpression([
      t.objectProperty(t.identifier('name'), name),
      t.objectProperty(t.identifier('shape'), template.expression.ast(JSON.stringify(shape))),
      // What a call can be refused with is for its documents and its server.
      ...traits.properties.filter(({ key }) => key.name !== 'errors'),
    ])
  }

  const isInType = reference =>
    reference.findParent(parent => parent.isTSType() || parent.isTSTypeAliasDeclaration()) !== null

  /** Names that stand for something made of schemas: the library, its parts, and whatever uses one of them. */
  function schemaNames(program) {
    const names = new Set()
    for (const [name, { path: found }] of Object.entries(program.scope.bindings)) {
      const source = found.parentPath?.isImportDeclaration() ? found.parentPath.node.source.value : ''
      if (source === 'valibot' || /^\.\/(primitives|paging)$/.test(source) || /Schema$/.test(name)) {
        names.add(name)
      }
    }
    for (let before = -1; before !== names.size;) {
      before = names.size
      for (const name of [...names]) {
        for (const reference of program.scope.bindings[name]?.referencePaths ?? []) {
          if (isInType(reference)) continue
          const made = reference.findParent(
            parent => parent.parentPath?.isProgram() || parent.parentPath?.isExportNamedDeclaration(),
          )
          if (made?.isVariableDeclaration()) names.add(made.node.declarations[0].id.name)
          else if (made?.isFunctionDeclaration()) names.add(made.node.id.name)
        }
      }
    }
    return names
  }

  function removeUnusedImports(program) {
    program.scope.crawl()
    for (const statement of program.get('body').filter(one => one.isImportDeclaration())) {
      for (const specifier of statement.get('specifiers')) {
        const { referencePaths } = program.scope.bindings[specifier.node.local.name] ?? { referencePaths: [] }
        if (referencePaths.every(isInType)) specifier.remove()
      }
      if (statement.node?.specifiers.length === 0) statement.remove()
    }
  }

  return {
    name: 'lean-contract',
    visitor: {
      Program(program, { filename = '' }) {
        if (KEPT.test(filename)) return
        program.traverse({
          CallExpression(call) {
            if (!t.isIdentifier(call.node.callee, { name: 'endpoint' }) || call.getFunctionParent()) return
            call.replaceWith(lean(call.node, text => call.buildCodeFrameError(text)))
          },
        })
        program.scope.crawl()
        for (const name of schemaNames(program)) {
          const { path: found } = program.scope.bindings[name]
          if (!found.parentPath?.isImportDeclaration()) found.remove()
        }
        removeUnusedImports(program)
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
