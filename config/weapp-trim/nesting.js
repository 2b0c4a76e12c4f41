/**
 * Taro writes the template of what may lie in itself once for each level of nesting. Two of these never lie in their own
 * kind more than once: a row that scrolls sideways (a second one in it could not be scrolled), and a field's label.
 */
const LEVELS = { label: 2, 'scroll-view': 2 }

/**
 * Writes as many levels as the product nests.
 * @param {object} template of Taro's platform
 */
exports.nestLess = ({ nestElements }) => {
  for (const [name, levels] of Object.entries(LEVELS)) {
    if (!(nestElements.get(name) > levels)) {
      throw new Error(`Taro nests ${name} no deeper than ${levels} any more`)
    }
    nestElements.set(name, levels)
  }
}
