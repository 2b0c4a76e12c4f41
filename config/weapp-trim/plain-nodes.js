const { replaced } = require('./replaced')

/**
 * Nearly all that a page sends to the view are texts and bare views, and each says which it is (`"nn":"9"`, `"nn":"3"`). Without
 * that they take nine bytes less: a node that names no kind is a bare view if it has children, even none of them (`cn`), else a
 * text. What a node is told from its neighbours by is called `s` and no longer `sid`, and a text that is alone
 * has none. For what a page sends; of the package it saves nothing.
 */

/** Expressions that name what a node is known by. An event finds its node by `data-sid` as before. */
const withShortIds = text => replaced(text, /\.sid\b/g, '.s')

/**
 * Makes the templates know nodes by shorter ids.
 * @param {object} template of Taro's platform
 */
exports.shortIds = template => {
  const { buildTemplate, buildPageTemplate } = template
  template.buildTemplate = config =>
    replaced(withShortIds(buildTemplate.call(template, config)), 'wx:key="sid"', 'wx:key="s"')
  template.buildPageTemplate = (...given) => withShortIds(buildPageTemplate.apply(template, given))
}

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
        return isAlone ? { v: node.nodeValue } : { s: node.sid, v: node.nodeValue };`,
  },
  {
    find: /(\["nn" [^\]]*\]: nodeName,\s*)sid: node\.sid/g,
    with: (_, before) => `${before}s: node.sid`,
  },
  {
    find: /data\["nn" [^\]]*\] = componentAlias\._num;/g,
    with: 'if (nn === PURE_VIEW) delete data["nn"]; else data["nn"] = componentAlias._num;',
  },
]

/** @type {import('./replace-loader').Replacement[]} in what stays of a node that WeChat wants in another place (`page-meta`) */
exports.movedReplacements = [{ find: 'sid: element.sid,', with: 's: element.sid,' }]
