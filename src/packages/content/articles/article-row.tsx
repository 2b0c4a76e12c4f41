import { View } from '@tarojs/components'
import type { ArticleRow as ArticleEntry } from '@/contract/article'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Cover } from '@/ui/kit/cover'
import { rowFacts } from './article-texts'
import './article-row.scss'

interface ArticleRowProps {
  article: ArticleEntry
  serverTime: string
}

/** One article in a list: title, what it is about, where it is from, and its cover. */
export function ArticleRow({ article, serverTime }: ArticleRowProps) {
  const { navigation } = useStores()
  return (
    <Tappable
      className="article-row"
      role="link"
      {...navigation.link('content/article', { articleId: article.articleId })}
    >
      <View className="article-row__text">
        <View className="article-row__title">{article.title}</View>
        <View className="article-row__summary">{article.summary}</View>
        <View className="article-row__facts">
          {rowFacts(article, serverTime).map(fact => (
            <View key={fact} className="article-row__fact">
              {fact}
            </View>
          ))}
        </View>
      </View>
      <Cover className="article-row__cover" path={article.coverUrl} />
    </Tappable>
  )
}
