// Rules of the kit that nothing of ours wears, and that every start would wait for: scripts that run from right to left, and
// popups that come from the top or the sides (src/ui/overlays/dialog.tsx knows the middle and the bottom).
const UNWORN = /\.nut-rtl\b|\[dir=["']?rtl|\.nut-popup-(?:slide-)?(?:left|right|top)\b/
const UNPLAYED = /^popup-slide-(?:left|right|top)/

/** For PostCSS. */
module.exports = () => ({
  postcssPlugin: 'style-trim',
  Rule(rule) {
    const kept = rule.selectors.filter(selector => !UNWORN.test(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  },
  AtRule: {
    keyframes(rule) {
      if (UNPLAYED.test(rule.params)) rule.remove()
    },
  },
})
module.exports.postcss = true
