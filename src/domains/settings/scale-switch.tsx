import { observer } from 'mobx-react'
import { CARE_SCALE, DEFAULT_SCALE, isCareScale } from '@/lib/display-scale'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { chooseScale } from './choose-scale'
import './scale-switch.scss'

/** Large letters within the thumb's reach, and back: the finer steps stand in the settings. In the colour of what is around it. */
export const ScaleSwitch = observer(function ScaleSwitch() {
  const root = useStores()
  const isCare = isCareScale(root.ui.scale)
  return (
    <Tappable
      className="scale-switch"
      trackId="scale-switch"
      onTap={() => chooseScale(root, isCare ? DEFAULT_SCALE : CARE_SCALE)}
    >
      {isCare ? '标准字' : '大字'}
    </Tappable>
  )
})
