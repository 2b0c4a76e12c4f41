const swcJest = require('@swc/jest')
const { KIT_FIXES } = require('../../config/taro-fixes/kit.js')
const replaceTexts = require('../../config/weapp-trim/replace-loader.js')

/** Files of the kit as the H5 build ships them: with what the build changes in them. */
module.exports = {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options)
    const fixed = (source, resourcePath) => {
      const [, replacements = []] =
        Object.entries(KIT_FIXES).find(([file]) => resourcePath.endsWith(file)) ?? []
      return replaceTexts.call({ getOptions: () => ({ replacements }), resourcePath }, source)
    }
    return {
      ...swc,
      process: (source, file, ...rest) => swc.process(fixed(source, file), file, ...rest),
      getCacheKey: (source, file, ...rest) => swc.getCacheKey(fixed(source, file), file, ...rest),
    }
  },
}
