const path = require('node:path')
const { mentionedBelow } = require('./mentioned')
const { pruneComponents, runtimeTable } = require('./components')
const { documentReplacements, windowReplacements } = require('./address')
const reconciler = require('./reconciler')
const UnusedCheck = require('./unused-check')

const LOADER = path.resolve(__dirname, 'replace-loader.js')
const WEAPP_RUNTIME = '@tarojs/plugin-platform-weapp/dist/runtime.js'
const SOURCES = path.resolve(__dirname, '../../src')

/** What each edit replaces in which file of which library. */
const EDITS = {
  reconciler: () => ({
    'react-reconciler/cjs/react-reconciler.production.min.js': reconciler.replacements,
  }),
  address: () => ({
    '@tarojs/runtime/dist/bom/window.js': windowReplacements,
    '@tarojs/runtime/dist/dom/document.js': documentReplacements,
  }),
  components: table => ({
    '@tarojs/shared/dist/components.js': [
      {
        find: /const internalComponents = \{[^}]*\};/g,
        with: () => `const internalComponents = ${runtimeTable(table)};`,
      },
    ],
    // They are in the table above.
    [WEAPP_RUNTIME]: [{ find: 'mergeInternalComponents(components);', with: '' }],
  }),
  // All of the runtime, its HTML parser too, counts as used by a `require` that is taken apart.
  'html-parser': () => ({
    '@tarojs/taro/index.js': [
      {
        find: "const { hooks } = require('@tarojs/runtime')",
        with: "const hooks = require('@tarojs/runtime').hooks",
      },
    ],
  }),
}

/**
 * The edits that are made: `WEAPP_TRIM=0` makes none, which tells a fault of theirs from one of the product;
 * `WEAPP_TRIM=-address` all but one, which tells what that one saves (`npm run trim`).
 */
function chosen(setting = '') {
  const names = Object.keys(EDITS)
  const without = setting.replace(/^-/, '')
  if (setting !== '' && setting !== '0' && !names.includes(without)) {
    throw new Error(`WEAPP_TRIM is 0 or one of ${names.map(name => `-${name}`).join(' ')}`)
  }
  return setting === '0' ? [] : names.filter(name => name !== without)
}

/** What is replaced in which file of which library, by all edits together. */
function replacementsOf(names, table) {
  const files = names.flatMap(name => Object.entries(EDITS[name](table)))
  return files.reduce(
    (all, [file, replacements]) => ({ ...all, [file]: [...(all[file] ?? []), ...replacements] }),
    {},
  )
}

/**
 * Taro plugin: leaves out of the mini-program's main package what the product does not use of Taro and of React's
 * reconciler. In production alone: a build that watches would not see a newly used attribute.
 */
module.exports = context => {
  if (process.env.NODE_ENV !== 'production') return
  const names = chosen(process.env.WEAPP_TRIM)
  let replaced = {}
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      // H5 has no templates, and a runtime of its own.
      if (!platform.template) return
      const { internalComponents: table } = platform.template
      if (names.includes('components')) pruneComponents(table, mentionedBelow(SOURCES))
      replaced = replacementsOf(names, table)
    },
  })
  context.modifyWebpackChain(({ chain }) => {
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

module.exports.EDITS = Object.keys(EDITS)
