/** A page in Taro's list: its file, and what fetches its code. */
const PAGE =
  /Object\.assign\(\{\s*path:\s*['"]([^'"]+)['"],\s*load:\s*function\s*\(context, params\)\s*\{\s*(?:const|var) page = import\([^)]*\);?\s*return \[page, context, params\];?\s*\}\s*\}, \{\}\)/g

/**
 * webpack loader, last over Taro's H5 entry (which it writes in the place of app.config.ts): takes out of its copy of the app's configuration what our router has from the
 * app's own table (page-code.js) or never reads. Two thirds of it were file names, and each page added three more.
 *
 * Option `pages`: files of the table's pages below `src`. Stops the build when Taro knows others, or writes them otherwise.
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
  // Of bars of its own, which our router does not draw.
  text = cut(text, /"?window"?:\s*\{[^}]*\},?/g, '')
  const { pages } = this.getOptions()
  const taros = new Set([...text.matchAll(PAGE)].map(([, page]) => page))
  const missing = pages.filter(page => !taros.has(page))
  if (missing.length > 0 || taros.size !== pages.length) {
    throw new Error(
      `Taro's entry and the route table have other pages: ${missing.join(', ') || 'more than the table'}`,
    )
  }
  return cut(text, new RegExp(`\\[\\s*(?:${PAGE.source},?\\s*)+\\]`, 'g'), '[]')
}
