const path = require('node:path')

/** Taro plugin: short names of classes in what a released mini-program sends to its view. Its sheets: postcss.js. */
module.exports = context => {
  if (process.env.NODE_ENV !== 'production') return
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (!platform.template) return
      platform.runtimePath = [].concat(platform.runtimePath, path.resolve(__dirname, 'runtime.mjs'))
    },
  })
}
