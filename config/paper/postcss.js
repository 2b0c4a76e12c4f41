// Text grows, paper does not: what our own sheets put between and around things follows the screen (`--u`, one rem of
// text of ordinary size), not the size of the letters (src/ui/styles/tokens.scss). Sheets go on speaking of rem alone.
const SPACE = /^(?:margin|padding)(?:-(?:top|right|bottom|left))?$|^border(?:-[a-z-]+)?-radius$/
const REM = /(-?(?:\d+\.?\d*|\.\d+))rem\b/g

/** `0.8rem` as a part of the paper; within a sum it needs no `calc` of its own. */
function onPaper(value) {
  return value.replace(REM, (_, number, offset) => {
    const before = value.slice(0, offset)
    const isInSum = before.split('(').length > before.split(')').length
    return `${isInSum ? '(' : 'calc('}${number}*var(--u))`
  })
}

/** For PostCSS; `isOwn` tells our own sheets, by their path, from a library's. */
module.exports = ({ isOwn }) => ({
  postcssPlugin: 'paper',
  Declaration(declaration) {
    // What was turned already comes by again.
    if (
      !SPACE.test(declaration.prop) ||
      declaration.value.includes('var(--u)') ||
      !isOwn(declaration.source?.input.file ?? '')
    ) {
      return
    }
    const value = onPaper(declaration.value)
    if (value !== declaration.value) declaration.value = value
  },
})
module.exports.postcss = true
