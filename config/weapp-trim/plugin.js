const path = require('node:path')
const { mentionedBelow } = require('./mentioned')
const { pruneComponents, runtimeTable } = require('./components')
const { documentReplacements, windowReplacements } = require('./address')
const reconciler = require('./reconciler')
const textNodes = require('./text-nodes')
const UnusedCheck = require('./unused-check')

const LOADER = path.resolve(__dirname, 'replace-loader.js')
const SOURCES = path.resolve(__dirname, '../../src')

/** The list of `wx` functions that Taro wraps into promises, without those that nothing calls. */
const promisedOnly = words => ({
  find: /(const needPromiseApis = new Set\(\[)([^\]]*)(\]\))/g,
  with: (_, head, list, tail) => {
    const names = list.match(/'\w+'/g).filter(name => words.has(name.slice(1, -1).toLowerCase()))
    return head + names.join() + tail
  },
})

/** What is replaced in which file of which library. */
function replacementsOf(table, words) {
  return {
    'react-reconciler/cjs/react-reconciler.production.min.js': reconciler.replacements,
    '@tarojs/runtime/dist/bom/window.js': windowReplacements,
    '@tarojs/runtime/dist/dom/document.js': documentReplacements,
    '@tarojs/runtime/dist/hydrate.js': textNodes.replacements,
    '@tarojs/shared/dist/components.js': [
      {
        find: /const internalComponents = \{[^}]*\};/g,
        with: () => `const internalComponents = ${runtimeTable(table)};`,
      },
    ],
    '@tarojs/shared/dist/native-apis.js': [promisedOnly(words)],
    // They are in the table above.
    '@tarojs/plugin-platform-weapp/dist/runtime.js': [
      { find: 'mergeInternalComponents(components);', with: '' },
      promisedOnly(words),
    ],
    // All of the runtime, its HTML parser too, counts as used by a `require` that is taken apart.
    '@tarojs/taro/index.js': [
      {
        find: "const { hooks } = require('@tarojs/runtime')",
        with: "const hooks = require('@tarojs/runtime').hooks",
      },
    ],
  }
}

/**
 * Taro plugin: leaves out of the mini-program's main package what the product does not use of Taro and of React's
 * reconciler. In production alone: a build that watches would not see a newly used attribute.
 */
module.exports = context => {
  if (process.env.NODE_ENV !== 'production') return
  let replaced
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      // H5 has no templates, and a runtime of its own.
      if (!platform.template) return
      const { internalComponents: table } = platform.template
      const mentioned = mentionedBelow(SOURCES)
      pruneComponents(table, mentioned)
      textNodes.defaultToText(platform.template)
      replaced = replacementsOf(table, mentioned.words)
    },
  })
  context.modifyWebpackChain(({ chain }) => {
    if (!replaced) return
    chain.plugin('trimUnusedCheck').use(UnusedCheck, [Object.keys(replaced)])
    for (const [file, replacements] of Object.entries(replaced)) {
      chain.module
        .rule(`trim ${file}`)
        .test(resource => resource.split(path.sep).join('/').endsWith(`/node_modules/${file}`))
        .use('replace')
        .loader(LOADER)
        .options({ replacements })
    }
  })
}
