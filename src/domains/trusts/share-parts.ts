import { compareDecimals } from '@/lib/decimal'
import { percent } from '@/lib/format-number'

/** Colours of parts in the order they are given out, as the bar and the card's swatch use them. */
const COLOURS = ['c1', 'c2', 'c3', 'c5', 'c4'] as const

export type ShareColour = (typeof COLOURS)[number]

/** What the bar needs of a beneficiary. */
export interface Shareholder {
  readonly beneId: string
  readonly nameMask: string
  readonly order: number
  readonly sharePercent: string
}

export interface SharePart<B extends Shareholder = Shareholder> {
  readonly beneficiary: B
  readonly colour: ShareColour
}

/** The beneficiaries of one 顺位 with what the server added their shares up to. */
export interface ShareOrder<B extends Shareholder = Shareholder> {
  readonly order: number
  readonly sum: string
  /** Whether the shares come to exactly 100 %. */
  readonly isComplete: boolean
  readonly parts: readonly SharePart<B>[]
}

/** Beneficiaries by 顺位, first order first; each has the colour of its place in the bar. */
export function shareOrders<B extends Shareholder>(
  beneficiaries: readonly B[],
  sums: readonly { readonly order: number; readonly sum: string }[],
): readonly ShareOrder<B>[] {
  const orders = [...new Set(beneficiaries.map(({ order }) => order))].sort((a, b) => a - b)
  return orders.map(order => {
    const sum = sums.find(entry => entry.order === order)?.sum ?? ''
    return {
      order,
      sum,
      isComplete: compareDecimals(sum, '100') === 0,
      parts: beneficiaries
        .filter(beneficiary => beneficiary.order === order)
        .map((beneficiary, index) => ({ beneficiary, colour: COLOURS[index % COLOURS.length] ?? 'c1' })),
    }
  })
}

/** The bar in words: 林*禾 30.00%，林*木 70.00%；合计 100.00%. */
export function describeShares({ parts, sum }: Pick<ShareOrder, 'parts' | 'sum'>): string {
  const shares = parts.map(
    ({ beneficiary }) => `${beneficiary.nameMask} ${percent(beneficiary.sharePercent)}`,
  )
  return `${shares.join('，')}；合计 ${percent(sum)}`
}
