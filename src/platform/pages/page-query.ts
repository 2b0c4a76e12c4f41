/** The view around every page (domains/shell): what a query may start from. */
const PAGE_CLASS = 'page-shell'

/**
 * Selector of a node by its id, wherever it lies: compiled templates nest deep nodes into components, whose inside a
 * query of the page finds by `>>>` only.
 */
export function byId(id: string): string {
  return `#${id},.${PAGE_CLASS} >>> #${id}`
}

/** Selector of the nodes with a class below the one with an id, wherever they lie. */
export function belowId(id: string, className: string): string {
  return `#${id} > .${className},.${PAGE_CLASS} >>> #${id} >>> .${className}`
}

/** Selector of the nodes with a class, wherever they lie. */
export function byClass(className: string): string {
  return `.${className},.${PAGE_CLASS} >>> .${className}`
}
