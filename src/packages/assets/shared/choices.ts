export interface Choice {
  readonly value: string
  readonly text: string
}

/** Years to choose from, every year first. */
export function yearChoices(years: readonly string[]): readonly Choice[] {
  return [{ value: '', text: '全部年份' }, ...years.map(value => ({ value, text: `${value}年` }))]
}

/** Products to choose from, every product first; the chosen one is among them, whether it ever paid or not. */
export function productChoices(
  products: readonly { readonly productId: string; readonly productName: string }[],
  chosen: string,
): readonly Choice[] {
  const isMissing = chosen !== '' && products.every(({ productId }) => productId !== chosen)
  return [
    { value: '', text: '全部产品' },
    ...(isMissing ? [{ value: chosen, text: '当前产品' }] : []),
    ...products.map(({ productId, productName }) => ({ value: productId, text: productName })),
  ]
}
