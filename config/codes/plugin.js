const fs = require('node:fs')
const path = require('node:path')
const { parseSync } = require('@babel/core')

const CONTRACT = path.resolve(__dirname, '../../src/contract')

/**
 * Babel plugin for production: `TRADE_STATUS.accepted` becomes `'0'`, by the tables of src/contract. A name costs the packages
 * a property, and the table behind it; a table stays where its labels are asked for, or the whole of it.
 */
module.exports = ({ types: t }) => {
  const known = new Map()

  const textOf = node => (t.isStringLiteral(node) ? node.value : undefined)
  const nameOf = ({ key, computed }) => (!computed && t.isIdentifier(key) ? key.name : undefined)

  /** The codes that an initialiser declares: of `codes({ name: ['0', label] })`, and of `{ name: '0' } as const`. */
  function codesOf(init) {
    const isTable = t.isCallExpression(init) && t.isIdentifier(init.callee, { name: 'codes' })
    const isConst = t.isTSAsExpression(init) && t.isTSTypeReference(init.typeAnnotation)
    const object = isTable ? init.arguments[0] : isConst ? init.expression : undefined
    if (!t.isObjectExpression(object)) return undefined
    const found = new Map()
    for (const property of object.properties) {
      if (!t.isObjectProperty(property)) continue
      const code = textOf(isTable ? property.value.elements[0] : property.value)
      const name = nameOf(property)
      if (name !== undefined && code !== undefined) found.set(name, code)
    }
    return found
  }

  /** What a file of the contract declares, by the names it is exported under. */
  function tablesOf(file) {
    if (known.has(file)) return known.get(file)
    const tables = new Map()
    known.set(file, tables)
    if (!fs.existsSync(file)) return tables
    const source = fs.readFileSync(file, 'utf8')
    const { program } = parseSync(source, {
      filename: file,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript'] },
    })
    for (const statement of program.body) {
      if (!t.isExportNamedDeclaration(statement) || !t.isVariableDeclaration(statement.declaration)) continue
      for (const { id, init } of statement.declaration.declarations) {
        const found = codesOf(init)
        if (found) tables.set(id.name, found)
      }
    }
    return tables
  }

  function fileOf(source, importer) {
    const target = source.startsWith('@/contract/')
      ? path.join(CONTRACT, source.slice('@/contract/'.length))
      : source.startsWith('.') && path.resolve(path.dirname(importer), source)
    return target && target.startsWith(CONTRACT + path.sep) ? `${target}.ts` : undefined
  }

  /** Puts the codes in the places of their names; whether anything still asks for the table itself. */
  function inline(binding, table) {
    let isAskedFor = false
    for (const reference of binding.referencePaths) {
      const parent = reference.parentPath
      const isMember = t.isMemberExpression(parent.node, { object: reference.node, computed: false })
      const code = isMember ? table.get(parent.node.property.name) : undefined
      if (code !== undefined) parent.replaceWith(t.stringLiteral(code))
      else if (isAlias(parent, reference.node)) {
        const other = parent.scope.getBinding(parent.node.id.name)
        if (inline(other, table)) isAskedFor = true
        else parent.remove()
      } else isAskedFor = true
    }
    return isAskedFor
  }

  /** `const S = CLAIM_STATUS`, for use within one file. */
  function isAlias({ node, parentPath }, reference) {
    return (
      t.isVariableDeclarator(node, { init: reference }) &&
      t.isIdentifier(node.id) &&
      parentPath.node.kind === 'const' &&
      !t.isExportNamedDeclaration(parentPath.parent)
    )
  }

  return {
    name: 'inline-codes',
    visitor: {
      Program: {
        enter(program, { filename }) {
          for (const statement of program.get('body')) {
            if (!statement.isImportDeclaration() || statement.node.importKind === 'type') continue
            const file = fileOf(statement.node.source.value, filename)
            if (!file) continue
            const tables = tablesOf(file)
            for (const specifier of statement.get('specifiers')) {
              const table = specifier.isImportSpecifier() && tables.get(specifier.node.imported.name)
              if (!table) continue
              const binding = program.scope.getBinding(specifier.node.local.name)
              if (binding.referencePaths.length > 0) inline(binding, table)
            }
          }
          if (filename.startsWith(CONTRACT + path.sep)) {
            for (const [name, table] of tablesOf(filename)) {
              const binding = program.scope.getBinding(name)
              if (binding) inline(binding, table)
            }
          }
          // The preset drops an import that nothing but types asks for any more.
          program.scope.crawl()
        },
      },
    },
  }
}
