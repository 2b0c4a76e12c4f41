import './month-card-row.scss'

/**
 * Classes of a list's row as part of its month's card, of which the first and the last one round the corners. The row's own, not
 * those of a view inside it: a long list sends its view every node of every row.
 */
export function monthCardRow({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  return ['month-card-row', isFirst && 'month-card-row--first', isLast && 'month-card-row--last']
    .filter(Boolean)
    .join(' ')
}
