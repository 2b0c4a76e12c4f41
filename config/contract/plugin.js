/**
 * Babel plugin for src/contract in production, where only the answers of writes and those that money or identity hangs on
 * are checked (src/api/api-client.ts). Such an endpoint keeps the schema of its answer, each its name and traits; requests
 * are checked by the server alone. Every other call that builds a schema is marked as pure, so that the minifier drops
 * those nothing refers to any more, and with them the parts of the schema library that only they used.
 */
module.exports = ({ types: t }) => {
  const keyOf = property => (t.isObjectProperty(property) ? property.key.name : undefined)
  const isChecked = traits =>
    traits.properties.some(
      property => ['isCritical', 'isWrite'].includes(keyOf(property)) && property.value.value === true,
    )

  function lean(path) {
    const [name, , response, traits = t.objectExpression([])] = path.node.arguments
    if (!t.isObjectExpression(traits)) {
      throw path.buildCodeFrameError('An endpoint gives its traits as a plain object: the build reads them.')
    }
    path.replaceWith(
      t.objectExpression([
        t.objectProperty(t.identifier('name'), name),
        ...(isChecked(traits) ? [t.objectProperty(t.identifier('response'), response)] : []),
        ...traits.properties,
      ]),
    )
  }

  return {
    name: 'lean-contract',
    visitor: {
      CallExpression(path) {
        // Only what runs when the module is loaded: inside functions calls may well have effects.
        if (path.getFunctionParent()) return
        if (t.isIdentifier(path.node.callee, { name: 'endpoint' })) lean(path)
        else t.addComment(path.node, 'leading', '#__PURE__')
      },
    },
  }
}
