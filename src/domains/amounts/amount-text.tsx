import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { coverAmounts } from './cover-amounts'
import { unbroken } from '@/ui/kit/unbroken'

/** A sentence of the server's that may name amounts: they obey the eye. */
export const AmountText = observer(function AmountText({ children }: { children: string }) {
  const { ui } = useStores()
  return <Text>{unbroken(ui.areAmountsHidden ? coverAmounts(children) : children)}</Text>
})
