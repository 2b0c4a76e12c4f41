const { requireWithEsbuild } = require('@tarojs/helper')
const path = require('node:path')

/**
 * Taro plugin: WeChat's configuration of every page comes from the route table instead of a file beside each page. Taro
 * reads those files before it compiles, and hands what they say to the page's code and to its JSON: both get this.
 */
module.exports = context => {
  context.modifyWebpackChain(({ chain }) => {
    if (process.env.TARO_ENV !== 'weapp') return
    chain.plugin('pageConfigs').use(PageConfigs)
  })
}

class PageConfigs {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageConfigs', () => {
      const { filesConfig } = compiler.options.plugins.find(plugin => plugin?.filesConfig) ?? {}
      if (!filesConfig) {
        throw new Error('Taro keeps the configurations of pages elsewhere: is its version new?')
      }
      const load = file => requireWithEsbuild(path.resolve(__dirname, '../../src/routes', file))
      const { routeList } = load('index.ts')
      const { pageConfig } = load('page-config.ts')
      for (const route of routeList) {
        const file = filesConfig[`${route.page}.config`]
        if (!file) throw new Error(`Taro has no configuration for ${route.page}`)
        Object.assign(file.content, pageConfig(route))
      }
    })
  }
}
