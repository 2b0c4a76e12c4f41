import { splitAmount } from '@/lib/format-number'
import { Figure, FigurePart } from '@/platform/elements/figure'
import './amount.scss'

interface AmountProps {
  /** Yuan as a decimal string; unknown shows `--`. */
  value: string | null | undefined
  /** Stands in front of the digits; left out of an unknown amount. */
  sign?: '+' | '\u2212' | ''
  /** The eye is shut: `****` of the same size stands for every digit. */
  isHidden: boolean
  className?: string
}

/** An amount of money: separators, small decimals, never cut. */
export function Amount({ value, sign = '', isHidden, className = '' }: AmountProps) {
  if (isHidden) return <Figure className={`amount ${className}`}>****</Figure>
  const { integer, fraction } = splitAmount(value)
  return (
    <Figure className={`amount ${className}`}>
      <FigurePart>{fraction ? sign + integer : integer}</FigurePart>
      {fraction && <Figure className="amount__fraction">{fraction}</Figure>}
    </Figure>
  )
}
