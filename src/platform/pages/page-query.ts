import { sentClass } from './class-names'

/** The view around every page (domains/shell): what a query may start from. */
const PAGE_CLASS = sentClass('page-shell')

/**
 * Selector of a node by its id, wherever it lies: compiled templates nest deep nodes into components, whose inside a
 * query of the page finds by `>>>` only.
 */
export function byId(id: string): string {
  return `#${id},.${PAGE_CLASS} >>> #${id}`
}

/** Selector of the nodes with a class below the one with an id, wherever they lie. */
export function belowId(id: string, className: string): string {
  const sent = sentClass(className)
  return `#${id} > .${sent},.${PAGE_CLASS} >>> #${id} >>> .${sent}`
}

/** Selector of the nodes with a class, wherever they lie. */
export function byClass(className: string): string {
  const sent = sentClass(className)
  return `.${sent},.${PAGE_CLASS} >>> .${sent}`
}
