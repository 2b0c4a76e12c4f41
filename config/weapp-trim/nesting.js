/**
 * Taro writes the template of what may lie in itself once for each level of nesting, 16 of a view. Some never lie in their own kind
 * that often: a row that scrolls sideways (a second one in it could not be scrolled), a field's label, words within words, and a
 * layer that keeps touches from what lies below.
 */
const LEVELS = { 'catch-view': 3, label: 2, 'scroll-view': 2, 'static-text': 4, text: 4 }

/**
 * Writes as many levels as the product nests.
 * @param {object} template of Taro's platform
 */
exports.nestLess = ({ nestElements }) => {
  for (const [name, levels] of Object.entries(LEVELS)) {
    const written = nestElements.get(name)
    // Below 0: as many as there are.
    if (written === undefined || (written >= 0 && written <= levels)) {
      throw new Error(`Taro nests ${name} no deeper than ${levels} any more`)
    }
    nestElements.set(name, levels)
  }
}
