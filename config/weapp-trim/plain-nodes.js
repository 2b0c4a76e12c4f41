const { replaced } = require('./replaced')

/**
 * Nearly all that a page sends to the view are texts and bare views, and each says which it is (`"nn":"9"`, `"nn":"3"`). Without
 * that they take nine bytes less: a node that names no kind is a bare view if it has children, even none of them (`cn`), else a
 * text. A text is told from its neighbours by its `sid`, and from nothing where it is alone (twelve bytes of nearly every text). For what a
 * page sends; of the package it saves nothing.
 */

/**
 * Makes the templates tell nodes without a kind apart.
 * @param {object} template of Taro's platform
 */
exports.defaultKinds = template => {
  const { buildTemplate, buildXSTmplName, buildBaseComponentTemplate } = template
  const kindOf = name => template.componentsAlias[name]._num
  template.buildTemplate = config => {
    const text = buildTemplate.call(template, config)
    const asked = replaced(text, `i.nn === '${kindOf('#text')}'`, '!i.nn&&!i.cn')
    // `xs.a` gets the node itself: which kind it is without a name, only its children tell.
    return replaced(asked, /(xs\.a\(\w+, item)\.nn, /g, '$1, ')
  }
  template.buildXSTmplName = () =>
    replaced(
      buildXSTmplName.call(template),
      '(l, n, s) {',
      `(l, node, s) {\n    var n = node.nn || (node.cn ? '${kindOf('pure-view')}' : '${kindOf('#text')}')`,
    )
  // Behind the templates' last level. Taro writes this before it knows its kinds.
  template.buildBaseComponentTemplate = extension =>
    replaced(buildBaseComponentTemplate.call(template, extension), "'tmpl_0_' + i.nn", "xs.a(0, i, '')")
}

/** @type {import('./replace-loader').Replacement[]} in what Taro makes of a node for the view */
exports.replacements = [
  {
    find: /return \{\s*sid: node\.sid,\s*\["v" [^\]]*\]: node\.nodeValue,\s*\["nn" [^\n]*\n\s*\};/g,
    with: `const isAlone = node.parentNode && node.parentNode.childNodes.length === 1;
        return isAlone ? { v: node.nodeValue } : { sid: node.sid, v: node.nodeValue };`,
  },
  {
    find: /data\["nn" [^\]]*\] = componentAlias\._num;/g,
    with: 'if (nn === PURE_VIEW) delete data["nn"]; else data["nn"] = componentAlias._num;',
  },
]
