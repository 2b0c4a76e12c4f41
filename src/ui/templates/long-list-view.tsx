import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useInSlices } from '@/platform/pages/use-in-slices'
import type { Page, PagedList } from '@/stores/primitives/paged-list'
import { ErrorState } from '../states/error-state'
import { Skeleton } from '../states/skeleton'
import { useRecovery } from '../states/use-recovery'
import { VirtualList } from '../virtual-list/virtual-list'
import { emptyOf, isStale, ListEnd } from './list-page'
import { WithFoot } from './page-foot'

interface LongListViewProps<T, F, P extends Page<T>, E extends { readonly key: string }> {
  list: PagedList<T, F, P>
  /** The lines to draw: rows, and heads between them. */
  entries: readonly E[]
  isHead: (entry: E) => boolean
  /** Height of a line in rem before it has been measured. */
  estimateHeight: (entry: E) => number
  empty: ReactNode
  /** Line below the last row. */
  endText: string
  /** Classes of a line's own, for what is drawn around it. */
  rowClassOf?: (entry: E) => string | undefined
  renderEntry: (entry: E) => ReactNode
}

/**
 * As `ListView`, for lists of any length: only what is near the screen is in the document. One view stays around whatever is
 * shown, so that the mini-program is not sent the rest of the page again when the rows come.
 */
export const LongListView = observer(function LongListView<
  T,
  F,
  P extends Page<T>,
  E extends { readonly key: string },
>(props: LongListViewProps<T, F, P, E>) {
  const { list } = props
  useRecovery(list)
  useEffect(() => {
    if (list.phase === 'idle') void list.reload()
  }, [list])
  const areRowsDrawn = useInSlices(props.entries.length > 0)
  return (
    <View>
      <WithFoot>{contentOf(props, areRowsDrawn)}</WithFoot>
    </View>
  )
}) as <T, F, P extends Page<T>, E extends { readonly key: string }>(
  props: LongListViewProps<T, F, P, E>,
) => ReactNode

function contentOf<T, F, P extends Page<T>, E extends { readonly key: string }>(
  props: LongListViewProps<T, F, P, E>,
  areRowsDrawn: boolean,
): ReactNode {
  const { list, entries } = props
  if (list.phase === 'error' && list.error && !isStale(list)) {
    return <ErrorState error={list.error} onRetry={() => void list.reload()} />
  }
  if (list.isEmpty) return <>{emptyOf(list, props.empty)}</>
  if (!areRowsDrawn) return <Skeleton rows={6} shape="list" />
  return (
    <VirtualList
      items={entries}
      selection={list.filter}
      keyOf={entry => entry.key}
      isHead={props.isHead}
      estimateHeight={props.estimateHeight}
      totalCount={list.total}
      rowClassOf={props.rowClassOf}
      renderItem={props.renderEntry}
      onNearEnd={() => void list.loadMore()}
      footer={<ListEnd list={list} endText={props.endText} />}
    />
  )
}
