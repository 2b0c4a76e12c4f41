/**
 * Babel plugin for the files of queries in production. Their names are for the entry pages, which the build writes, and for
 * the compiler: what a page sends is the data alone. `export const positionOf = query('positionDetail')` becomes another
 * name of `ask` (src/api/query.ts), so that no page carries the queries of its package.
 */
module.exports = ({ types: t }) => ({
  name: 'bare-queries',
  visitor: {
    ExportNamedDeclaration(path) {
      const { declaration } = path.node
      if (!t.isVariableDeclaration(declaration)) return
      const [{ id, init }] = declaration.declarations
      if (!t.isCallExpression(init) || !t.isIdentifier(init.callee, { name: 'query' })) return
      const [, dataOf] = init.arguments
      if (dataOf) init.arguments = [t.numericLiteral(0), dataOf]
      else {
        const specifier = t.exportSpecifier(t.identifier('ask'), id)
        path.replaceWith(t.exportNamedDeclaration(null, [specifier], t.stringLiteral('@/api/query')))
      }
    },
  },
})
