import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { eye } from '@/ui/icon/glyphs/eye'
import { eyeOff } from '@/ui/icon/glyphs/eye-off'
import { Icon } from '@/ui/icon/icon'
import './amounts-eye.scss'

/** Covers every amount on every page, or shows them again; the choice stays on the device. */
export const AmountsEye = observer(function AmountsEye() {
  const { ui } = useStores()
  const isShut = ui.areAmountsHidden
  return (
    <Tappable
      className="amounts-eye"
      label={isShut ? '显示金额' : '隐藏金额'}
      trackId="amounts-eye"
      onTap={ui.toggleAmounts}
    >
      <Icon glyph={isShut ? eyeOff : eye} size={20} />
    </Tappable>
  )
})
