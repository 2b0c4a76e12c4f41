import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import { Tappable } from '@/platform/elements/elements'
import type { Page, PagedList } from '@/stores/primitives/paged-list'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { OmittedRows } from '@/ui/states/omitted-rows'
import { Skeleton } from '@/ui/states/skeleton'
import { useRecovery, useRetryAll } from '@/ui/states/use-recovery'
import './card-list.scss'
import '@/domains/trusts/record-row.scss'

interface CardListProps<T, P extends Page<T>> {
  title: string
  list: PagedList<T, null, P>
  emptyText: string
  keyOf: (item: T) => string
  renderRow: (item: T) => ReactNode
}

/** A short list as one part of a page: its first rows, and more on a tap. What fails says so here; the page stays. */
export const CardList = observer(function CardList<T, P extends Page<T>>(props: CardListProps<T, P>) {
  const { title, list, emptyText, keyOf, renderRow } = props
  useEffect(() => {
    if (list.phase === 'idle') void list.reload()
  }, [list])
  useRecovery(list)
  const isLoading = list.phase === 'loading' || list.phase === 'idle'
  return (
    <Card>
      <SectionHead title={title}>
        {list.total > 0 && <View className="card-list__total">共 {list.total} 笔</View>}
      </SectionHead>
      {isLoading && list.items.length === 0 && <Skeleton rows={2} />}
      {list.isEmpty && list.omitted === 0 && <View className="card-list__empty">{emptyText}</View>}
      <View role="list">
        {list.items.map(item => (
          <View key={keyOf(item)} role="listitem" className="record-item">
            {renderRow(item)}
          </View>
        ))}
      </View>
      <OmittedRows count={list.omitted} />
      <ListFoot list={list} title={title} />
    </Card>
  )
}) as <T, P extends Page<T>>(props: CardListProps<T, P>) => ReactNode

/** The way to more rows, or that they did not come. */
const ListFoot = observer(function ListFoot<T, P extends Page<T>>(props: {
  list: PagedList<T, null, P>
  title: string
}) {
  const { list, title } = props
  const retryAll = useRetryAll()
  if (list.phase === 'error' || list.phase === 'errorMore') {
    return (
      <View className="card-list__foot" role="alert">
        <View className="card-list__problem">{list.error?.message}</View>
        {/* What no second try can change offers none, as on a page (ErrorState). */}
        {!list.error?.isFinal && (
          <Button tone="secondary" onTap={retryAll}>
            重试
          </Button>
        )}
      </View>
    )
  }
  if (!list.hasMore) return null
  return (
    <Tappable
      className="card-list__more"
      label={`查看更多${title}`}
      isBusy={list.phase === 'loadingMore'}
      onTap={() => void list.loadMore()}
    >
      {list.phase === 'loadingMore' ? '加载中' : '查看更多'}
    </Tappable>
  )
}) as <T, P extends Page<T>>(props: { list: PagedList<T, null, P>; title: string }) => ReactNode
