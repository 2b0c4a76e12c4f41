// The kit's rules for scripts that run from right to left: nothing of ours does, and every start would wait for them.
const RIGHT_TO_LEFT = /\.nut-rtl\b|\[dir=["']?rtl/

/** For PostCSS. */
module.exports = () => ({
  postcssPlugin: 'style-trim',
  Rule(rule) {
    const kept = rule.selectors.filter(selector => !RIGHT_TO_LEFT.test(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  },
})
module.exports.postcss = true
