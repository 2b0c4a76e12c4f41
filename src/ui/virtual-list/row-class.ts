export const ROW_CLASS = 'virtual-list__row'

/** Classes of a row of a long list: those of all rows, and its own. */
export const rowClass = (own: string | undefined) => (own ? `${ROW_CLASS} ${own}` : ROW_CLASS)
