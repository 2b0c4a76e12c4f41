/**
 * Babel plugin for the files of queries in production. Their names are for the entry pages, which the build writes, and for
 * the compiler: what a page sends is the data alone. `export const positionOf = query('positionDetail')` becomes another
 * name of `ask` (src/api/query.ts), so that no page carries the queries of its package.
 */
module.exports = ({ types: t, template }) => {
  const buildAsk = template.expression('(...input) => ask(DATA_OF(...input))')

  return {
    name: 'bare-queries',
    visitor: {
      ImportSpecifier({ node, parent }) {
        const isQuery = t.isIdentifier(node.imported, { name: 'query' })
        if (isQuery && parent.source.value === '@/api/query') node.imported = node.local = t.identifier('ask')
      },
      ExportNamedDeclaration(path) {
        const { declaration } = path.node
        if (!t.isVariableDeclaration(declaration)) return
        const [declarator] = declaration.declarations
        const { id, init } = declarator
        if (!t.isCallExpression(init) || !t.isIdentifier(init.callee, { name: 'query' })) return
        const [, dataOf] = init.arguments
        if (dataOf) declarator.init = buildAsk({ DATA_OF: dataOf })
        else {
          const specifier = t.exportSpecifier(t.identifier('ask'), id)
          path.replaceWith(t.exportNamedDeclaration(null, [specifier], t.stringLiteral('@/api/query')))
        }
      },
    },
  }
}
