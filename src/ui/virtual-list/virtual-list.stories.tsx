import { RowLink } from '../kit/row-link'
import { LONG_NAME, nothing, type Stories } from '../story'
import { FirstRows } from './first-rows'
import { VirtualList } from './virtual-list'

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => `第 ${row + 1} 行`)
const row = (name: string) => <RowLink title={name} caption={LONG_NAME} onTap={nothing} />

/** As long as its page. */
export const alone = ['VirtualList']

export const stories: Stories = {
  FirstRows: { rows: () => <FirstRows items={rowsOf(3)} keyOf={name => name} renderItem={row} /> },
  VirtualList: {
    'ten thousand': () => (
      <VirtualList
        items={rowsOf(10_000)}
        keyOf={name => name}
        estimateHeight={() => 3.4}
        totalCount={10_000}
        renderItem={row}
        onNearEnd={nothing}
        footer="没有更多了"
      />
    ),
  },
}
