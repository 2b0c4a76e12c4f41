const fs = require('node:fs')

const SDK = 'sa-sdk-miniprogram/sensorsdata.min.js'
const END = 'module.exports=sa;'

/**
 * The mini-program's analytics SDK as a function of what it would otherwise take hold of globally: it may come long after
 * pages have registered, which `Page` replaced by it would never see (platform/analytics/analytics-mini-sdk.ts).
 * @returns {string} a CommonJS module
 */
exports.sdkSource = () => {
  const text = fs.readFileSync(require.resolve(SDK), 'utf8').trim()
  if (!text.endsWith(END)) throw new Error(`${SDK} does not end with ${END}: is its version new?`)
  return `module.exports = function (global, Page, getCurrentPages, Date) {
  var App = function () {}, Component = App;
  ${text.slice(0, -END.length)}sa;
  return { sensors: sa, hook: Page };
}
`
}
