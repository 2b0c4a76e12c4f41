/**
 * webpack loader: replaces texts of a library's file. Each pattern has to be found exactly as often as it says (once by
 * default), so that another version of the library stops the build instead of passing through unchanged.
 * @typedef {{find: string | RegExp, with: string | ((match: string, ...groups: string[]) => string), times?: number}} Replacement
 * @param {string} source
 * @this {{getOptions(): {replacements: Replacement[]}, resourcePath: string}}
 */
module.exports = function replaceTexts(source) {
  return this.getOptions().replacements.reduce((text, { find, with: replacement, times = 1 }) => {
    const found = typeof find === 'string' ? text.split(find).length - 1 : [...text.matchAll(find)].length
    if (found !== times) {
      throw new Error(
        `${this.resourcePath} has ${found} times ${String(find)}, not ${times}: is its version new?`,
      )
    }
    return typeof find === 'string'
      ? text.split(find).join(typeof replacement === 'string' ? replacement : replacement(find))
      : text.replace(find, replacement)
  }, source)
}
