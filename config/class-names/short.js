const path = require('node:path')
const { requireWithEsbuild } = require('@tarojs/helper')

/** The product's own rule, for what is built beside it: sheets and templates. */
module.exports = requireWithEsbuild(path.resolve(__dirname, '../../src/platform/pages/class-names.ts'))
