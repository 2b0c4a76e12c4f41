/**
 * What is not in its place on the home page in care mode, told in the page itself (H5 and the mini-program have the same
 * classes): arrows beside their words, a count below them and not below the icon.
 */
export function misplacedRows(): string[] {
  const shown = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(element => element.getClientRects().length > 0)
  const problems: string[] = []
  const rows = shown('.row-link')
  for (const row of rows) {
    const name = (row.textContent ?? '').slice(0, 8)
    const [text] = shown('.row-link__text', row).map(element => element.getBoundingClientRect())
    const [arrow] = shown('.glyph-chevron', row).map(element => element.getBoundingClientRect())
    const [count] = shown('.badge', row).map(element => element.getBoundingClientRect())
    if (!text || !arrow) {
      problems.push(`${name}: no words or no arrow`)
      continue
    }
    const middle = (arrow.top + arrow.bottom) / 2
    if (arrow.left < text.right || middle < text.top || middle > text.bottom) {
      problems.push(`${name}: the arrow is not beside the words`)
    }
    if (text.width < row.getBoundingClientRect().width * 0.4) problems.push(`${name}: the words are squeezed`)
    if (count && (count.top < text.bottom || Math.abs(count.left - text.left) > 1)) {
      problems.push(`${name}: the count is not below the words`)
    }
  }
  if (rows.length < 4) problems.push(`only ${rows.length} rows`)
  if (shown('.row-link .badge').length === 0) problems.push('no count')
  return problems
}
