/**
 * webpack loader, last over Taro's H5 entry (which it writes in the place of app.config.ts): takes out of its copy of the app's configuration what our router has from the
 * app's own table or never reads. Two thirds of it were file names, and each page added three more.
 *
 * Stops the build when Taro writes it otherwise.
 * @param {string} source
 */
module.exports = function leanAppConfig(source) {
  const cut = (text, pattern, replacement) => {
    if ([...text.matchAll(pattern)].length !== 1) {
      throw new Error(`Taro's entry does not have ${pattern} once: is its version new?`)
    }
    return text.replace(pattern, replacement)
  }
  // First those of the packages, which have lists of pages in them.
  let text = cut(source, /"?subPackages"?:\s*\[(?:\s*\{[^\]]*\][^}]*\},?)*\s*\],?/g, '')
  // Of the pages the first one is read: it is opened where the address has none.
  text = cut(text, /("?pages"?:\s*\[\s*"[^"]*")[^\]]*\]/g, '$1]')
  return cut(text, /("?customRoutes"?:\s*\{)[^}]*\}/g, '$1}')
}
