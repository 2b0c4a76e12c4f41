const path = require('node:path')
const UnusedCheck = require('../weapp-trim/unused-check')
const BriefStats = require('./brief-stats')
const { KIT_FIXES } = require('./kit')
const { mendExclude } = require('./split-chunks')

const LOADER = path.resolve(__dirname, '../weapp-trim/replace-loader.js')

/**
 * Taro 4.2.1 takes a page out of React's list by its place. Of a page that is left before React has drawn it, which a slow
 * phone does to a quick customer, the place is -1: it took out the last one instead, the page below, whose buttons were dead
 * from then on. Now such a page is drawn first and then taken out. And two pages that wait together keep their order.
 */
const FIXES = {
  '@tarojs/plugin-framework-react/dist/runtime.js': [
    {
      find: 'elements.splice(idx, 1);',
      with: 'if (idx < 0 && this.pages.length > 0) return this.forceUpdate(() => this.unmount(id, cb));\nif (idx >= 0) elements.splice(idx, 1);',
    },
    { find: 'pages.pop();', with: 'pages.shift();' },
  ],
}

/** On H5. */
const SLICES = {
  // The page that the app is opened with is drawn in slices: the first view of the document stands until then.
  '@tarojs/plugin-framework-react/dist/runtime.js': [
    {
      find: 'appWrapperPromise.then(appWrapper => appWrapper.mount(component, id, cb));',
      with: 'appWrapperPromise.then(appWrapper => react.startTransition(() => appWrapper.mount(component, id, cb)));',
    },
  ],
}

/** All replacements of several tables by their files. */
function together(...tables) {
  const all = {}
  for (const [file, replacements] of tables.flatMap(table => Object.entries(table))) {
    all[file] = [...(all[file] ?? []), ...replacements]
  }
  return all
}

/** Taro plugin: mends faults of Taro's own runtime, in every build and of the kit on H5. Each stops the build when Taro's text has changed. */
module.exports = context => {
  if (process.env.TARO_ENV === 'weapp') mendExclude()
  context.modifyWebpackChain(({ chain }) => {
    const fixes = process.env.TARO_ENV === 'h5' ? together(FIXES, KIT_FIXES, SLICES) : FIXES
    chain.plugin('briefStats').use(BriefStats)
    chain.plugin('fixUnusedCheck').use(UnusedCheck, [Object.keys(fixes)])
    for (const [file, replacements] of Object.entries(fixes)) {
      chain.module
        .rule(`fix ${file}`)
        .test(resource => resource.split(path.sep).join('/').endsWith(`/node_modules/${file}`))
        .use('replace')
        .loader(LOADER)
        .options({ replacements })
    }
  })
}
