import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { Amount } from '@/ui/kit/amount'

interface MoneyProps {
  /** Yuan as a decimal string; unknown shows `--`. */
  value: string | null | undefined
  /** `+` or `−` in front, for a movement of the customer's account. */
  sign?: '+' | '\u2212' | ''
  className?: string
}

/** An amount of money that obeys the eye; the one way amounts come onto a page. */
export const Money = observer(function Money({ value, sign, className }: MoneyProps) {
  const { ui } = useStores()
  return <Amount value={value} sign={sign} isHidden={ui.areAmountsHidden} className={className} />
})
