import { View } from '@tarojs/components'
import type { CollectedArticle } from '@/contract/article'
import { isOff } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import { ArticleRow } from './article-row'
import './collected-row.scss'

interface CollectedRowProps {
  article: CollectedArticle
  serverTime: string
  onToggle: () => void
}

/** An article that is kept, with the way to let it go; one that was let go with the way to take that back. */
export function CollectedRow({ article, serverTime, onToggle }: CollectedRowProps) {
  const { title, collected } = article
  if (!isOff(collected)) {
    return (
      <View className="collected-row">
        <ArticleRow article={article} serverTime={serverTime} />
        <View className="collected-row__foot">
          <Tappable
            className="collected-row__action"
            label={`取消收藏 ${title}`}
            trackId="collection-remove"
            onTap={onToggle}
          >
            取消收藏
          </Tappable>
        </View>
      </View>
    )
  }
  return (
    <View className="collected-row collected-row--gone">
      <View className="collected-row__gone" role="status">
        已取消收藏：{title}
      </View>
      <Tappable
        className="collected-row__action"
        label={`撤销，继续收藏 ${title}`}
        trackId="collection-undo"
        onTap={onToggle}
      >
        撤销
      </Tappable>
    </View>
  )
}
