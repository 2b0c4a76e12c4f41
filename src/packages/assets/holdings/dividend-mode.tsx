import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { DIVIDEND_MODE } from '@/contract/tables/position'
import { isOff, isOn } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import { KeyValue } from '@/ui/kit/card'
import type { PositionDetail, PositionStore } from './position-store'
import { Problem } from '@/ui/kit/problem'
import './dividend-mode.scss'

interface DividendModeProps {
  store: PositionStore
  position: PositionDetail
}

/** How the position's income is paid, and the change of it; where it cannot be changed, why. */
export const DividendMode = observer(function DividendMode({ store, position }: DividendModeProps) {
  const { dividendMode, canChangeDividend, changeDividendReason } = position
  const other = dividendMode === DIVIDEND_MODE.cash ? '1' : '0'
  const { submission } = store.dividend
  return (
    <>
      <KeyValue label="分红方式">
        {labelOf(DIVIDEND_MODE, dividendMode)}
        {isOn(canChangeDividend) && (
          <Tappable
            className="dividend-mode__change"
            label={`修改分红方式，改为${labelOf(DIVIDEND_MODE, other)}`}
            isBusy={submission.isSubmitting}
            trackId="position-dividend"
            onTap={() => void store.changeDividendMode(other, labelOf(DIVIDEND_MODE, other))}
          >
            修改
          </Tappable>
        )}
      </KeyValue>
      {isOff(canChangeDividend) && <View className="dividend-mode__reason">{changeDividendReason}</View>}
      {store.dividend.problem && <Problem>{store.dividend.problem}</Problem>}
    </>
  )
})
