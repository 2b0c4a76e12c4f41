import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { thousands } from '@/lib/format-number'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'
import { useStores } from '@/stores/root/context'
import { Amount } from '@/ui/kit/amount'

interface SharesProps {
  value: string
  /** The large figure of a page: set as an amount is; its label has the unit. */
  isLarge?: boolean
}

/** Shares with their unit; covered with the amounts, since shares times net value is the amount. */
export const Shares = observer(function Shares({ value, isLarge = false }: SharesProps) {
  const { ui } = useStores()
  if (!value) return <Text>{UNKNOWN_TEXT}</Text>
  if (isLarge) return <Amount value={value} isHidden={ui.areAmountsHidden} />
  return <Text className="nowrap">{`${ui.areAmountsHidden ? '****' : thousands(value)} 份`}</Text>
})
