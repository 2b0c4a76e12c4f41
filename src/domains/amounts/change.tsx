import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type Direction, signed, signedPercent } from '@/lib/format-number'
import { Figure, FigurePart } from '@/platform/elements/figure'
import { useStores } from '@/stores/root/context'
import './change.scss'

interface ChangeProps {
  /** Yuan, or percent when `isPercent`; a decimal string, unknown shows `--`. */
  value: string | null | undefined
  isPercent?: boolean
  /** Leaves the arrow out, beside a change that has one. */
  isPlain?: boolean
}

const ARROWS: Record<Direction, string> = { up: '▲', down: '▼', flat: '' }

/** A gain or a loss: arrow, sign and colour together, never colour alone; obeys the eye. */
export const Change = observer(function Change({ value, isPercent, isPlain }: ChangeProps) {
  const { ui } = useStores()
  if (ui.areAmountsHidden) return <Figure className="change">****</Figure>
  const { text, direction } = isPercent ? signedPercent(value) : signed(value)
  const arrow = isPlain ? '' : ARROWS[direction]
  return (
    <Figure className={`change change--${direction}`}>
      {arrow && (
        <Text className="change__arrow" aria-hidden>
          {arrow}
        </Text>
      )}
      <FigurePart>{text}</FigurePart>
    </Figure>
  )
})
