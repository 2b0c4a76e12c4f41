const {
  default: MiniSplitChunksPlugin,
} = require('@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin')

/**
 * Taro 4.2.1 stops looking through a page's modules at the first one that `optimizeMainPackage.exclude` names: whatever comes
 * behind it in the order of its path then lies in the main package as well. Here all of them are looked through, and those that
 * are named are left out of what is copied into each package.
 */
function mendExclude() {
  const { prototype } = MiniSplitChunksPlugin
  const { isExcludeModule, getSubCommonCacheGroup } = prototype
  if (!isExcludeModule || !getSubCommonCacheGroup || !prototype.hasExclude) {
    throw new Error('MiniSplitChunksPlugin has other methods: is its version new?')
  }
  prototype.hasExclude = () => false
  prototype.getSubCommonCacheGroup = function getGroups() {
    for (const [name, { resource }] of this.subCommonDeps) {
      if (isExcludeModule.call(this, { resource })) this.subCommonDeps.delete(name)
    }
    return getSubCommonCacheGroup.call(this)
  }
}

module.exports = { mendExclude }
