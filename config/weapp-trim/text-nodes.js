/**
 * Half of what a page sends to the view are text nodes, and each says that it is one (`"nn":"9"`). Without that they take
 * ten bytes less: a node that names no kind is a text. For what a page sends; of the package it saves nothing.
 */

/**
 * Makes the templates take a node without a kind for a text.
 * @param {object} template of Taro's platform
 */
exports.defaultToText = template => {
  const { buildTemplate, buildXSTmplName } = template
  const textKind = () => template.componentsAlias['#text']._num
  template.buildTemplate = config => {
    const text = buildTemplate.call(template, config)
    const question = `i.nn === '${textKind()}'`
    if (!text.includes(question)) throw new Error(`Taro's templates do not ask for ${question} any more`)
    return text.split(question).join('!i.nn')
  }
  template.buildXSTmplName = () =>
    buildXSTmplName.call(template).replace('{', `{\n    n = n || '${textKind()}'`)
}

/** @type {import('./replace-loader').Replacement[]} in what Taro makes of a node for the view */
exports.replacements = [
  {
    find: /\["v" [^\]]*\]: node\.nodeValue,\s*\["nn" [^\n]*\n/g,
    with: '["v"]: node.nodeValue\n',
  },
]
