/**
 * A text with something in the place of something else, wherever it stands; an error when Taro has changed what has to be there.
 * @param {string} text of Taro's templates
 * @param {string | RegExp} find
 * @param {string} by
 */
exports.replaced = (text, find, by) => {
  const changed = typeof find === 'string' ? text.split(find).join(by) : text.replace(find, by)
  if (changed === text) throw new Error(`Taro's templates have no ${find} any more`)
  return changed
}
