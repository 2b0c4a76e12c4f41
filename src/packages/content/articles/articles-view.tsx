import { observer } from 'mobx-react'
import { monthCardRow } from '@/domains/trades/month-card-row'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import { LongListView } from '@/ui/templates/long-list-view'
import type { ArticlesStore } from './articles-store'
import { ArticleRow } from './article-row'

/** Height in rem before a row has been measured. */
const ROW_HEIGHT = 5.6

/** The articles, however many, as one card. */
export const ArticlesView = observer(function ArticlesView({ store }: { store: ArticlesStore }) {
  const { articles, entries } = store
  const serverTime = articles.known?.serverTime ?? ''
  return (
    <LongListView
      list={articles}
      entries={entries}
      isHead={() => false}
      estimateHeight={() => ROW_HEIGHT}
      empty={<NoArticles store={store} />}
      endText={`已显示全部 ${articles.total} 篇`}
      rowClassOf={entry =>
        monthCardRow({ isFirst: entry === entries[0], isLast: entry === entries[entries.length - 1] })
      }
      renderEntry={entry => <ArticleRow article={entry.article} serverTime={serverTime} />}
    />
  )
})

function NoArticles({ store }: { store: ArticlesStore }) {
  const { filter, isFiltered } = store.articles
  const { keyword } = filter
  if (!isFiltered) {
    return (
      <StateView picture="empty" title="暂无资讯">
        新的文章发布后会显示在这里，下拉可以刷新。
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title="没有找到资讯"
      actions={
        <Button tone="secondary" onTap={store.clearFilter}>
          查看全部资讯
        </Button>
      }
    >
      {keyword ? `没有标题或摘要含“${keyword}”的文章，换个词试试` : '这个分类还没有文章'}
    </StateView>
  )
}
