const { sdkSource } = require('./source')

/** Where `require.async` finds it: the package that the home page fetches in advance and the login lies in. */
const FILE = 'packages/account/analytics-sdk.js'

/** Taro plugin: writes the mini-program's analytics SDK (51 kB) into a sub-package instead of the main one. */
module.exports = context => {
  context.modifyWebpackChain(({ chain, webpack }) => {
    if (process.env.TARO_ENV !== 'weapp') return
    const { Compilation, sources } = webpack
    chain.plugin('analyticsSdk').use(
      class AnalyticsSdk {
        apply(compiler) {
          compiler.hooks.thisCompilation.tap('AnalyticsSdk', compilation => {
            // Before the minifier.
            const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
            compilation.hooks.processAssets.tap({ name: 'AnalyticsSdk', stage }, () =>
              compilation.emitAsset(FILE, new sources.RawSource(sdkSource())),
            )
          })
        }
      },
    )
  })
}
