/**
 * webpack loader of src/platform/h5-router/page-code: the code of each page, fetched on demand, and what it asks first.
 *
 * Options, in the order of the table: `pages`, their files below `src`; `calls`, what each of them asks first.
 */
module.exports = function pageCode() {
  // The queries lie in files that no cache sees.
  this.cacheable(false)
  const { pages, calls } = this.getOptions()
  const code = pages.map(page => `() => import('@/${page}')`).join(',\n')
  return `export const pageCode = [${code}]\nexport const pageCalls = ${JSON.stringify(calls)}`
}
