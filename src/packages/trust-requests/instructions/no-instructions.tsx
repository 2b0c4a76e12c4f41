import { observer } from 'mobx-react'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import type { InstructionsStore } from './instructions-store'

/** None at all, or none of this status and time. */
export const NoInstructions = observer(function NoInstructions({ store }: { store: InstructionsStore }) {
  const { isFiltered, narrow } = store.instructions
  if (!isFiltered) {
    return (
      <StateView picture="empty" title="还没有投资指令">
        可以申购、赎回或转换信托持有的产品，公司受理后按开放日执行
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title="没有符合条件的指令"
      actions={
        <Button tone="secondary" onTap={() => narrow({ status: '', range: '', startDate: '', endDate: '' })}>
          查看全部指令
        </Button>
      }
    >
      换一种状态或时间试试
    </StateView>
  )
})
