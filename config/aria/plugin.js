const path = require('node:path')
const { components } = require('./attributes')

/** Taro plugin: ARIA attributes in the mini-program's templates. H5 has no templates and needs nothing. */
module.exports = context => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (!platform.template) return
      platform.template.mergeComponents(context, components)
      platform.runtimePath = [].concat(platform.runtimePath, path.resolve(__dirname, 'runtime.mjs'))
    },
  })
}
