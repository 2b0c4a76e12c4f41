import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { chosenOf } from '@/stores/primitives/paged-list'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Chips } from '@/ui/kit/chips'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { RecordingCard } from './recording-card'
import { RECORDING_STATES, type RecordingFilter, RecordingsStore } from './recordings-store'
import './recordings-view.scss'

/** Every recording of the customer's orders, by its state. */
export const RecordingsView = observer(function RecordingsView({ status }: RecordingFilter) {
  const { navigation } = useStores()
  const store = usePageStore(root => new RecordingsStore(root, status))
  const { recordings } = store
  const page = recordings.last
  useShownParams('recording/record-list', chosenOf(recordings.filter))
  const shownStates = RECORDING_STATES.filter(
    one => one === '' || one === recordings.filter.status || (page?.statusCounts[one] ?? 0) > 0,
  )
  // Who has none at all has nothing to choose from, and no amount to hide.
  const hasAny = recordings.filter.status !== '' || shownStates.length > 1
  return (
    <ListPage
      list={recordings}
      head={
        hasAny && (
          <View>
            <Chips
              label="双录状态"
              options={shownStates.map(value => ({
                value,
                text: value
                  ? `${labelOf(RECORDING_STATUS, value)} ${page?.statusCounts[value] ?? ''}`
                  : '全部',
              }))}
              value={recordings.filter.status}
              onChange={value => recordings.narrow({ status: value })}
            />
            <View className="recordings__eye">
              金额 <AmountsEye />
            </View>
          </View>
        )
      }
      empty={<NoRecordings store={store} />}
      keyOf={recording => recording.recordId}
      renderRow={recording => (
        <RecordingCard
          recording={recording}
          serverTime={page?.serverTime ?? ''}
          onOpen={() => navigation.go('recording/record-list', { recordId: recording.recordId })}
        />
      )}
    />
  )
})

/** None at all, or none in the chosen state. */
const NoRecordings = observer(function NoRecordings({ store }: { store: RecordingsStore }) {
  const { navigation } = useStores()
  const { isFiltered, clear } = store.recordings
  if (!isFiltered) {
    return (
      <StateView
        picture="empty"
        title="暂无双录"
        actions={
          <Button tone="secondary" onTap={() => navigation.go('products/order-list')}>
            查看我的订单
          </Button>
        }
      >
        认购需要双录的产品并完成签约后，在这里录制和查看进度。
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title="没有这种状态的双录"
      actions={
        <Button tone="secondary" onTap={clear}>
          查看全部双录
        </Button>
      }
    />
  )
})
