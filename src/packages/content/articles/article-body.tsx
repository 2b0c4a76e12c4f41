import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Article } from '@/contract/article'
import { AttachmentList } from '@/domains/documents/attachment-list'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { Heading } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { articleFacts } from './article-texts'
import { TextSize } from './text-size'
import { ArticleRow } from './article-row'
import { ReadingTools } from './reading-tools'
import { LinkCard } from '@/ui/kit/link-card'
import './article-body.scss'

/** An article with what helps to read it, its disclaimer, its files and what else there is to read. */
export const ArticleBody = observer(function ArticleBody({ article }: { article: Article }) {
  const { scale } = useStores().get(TextSize).current
  return (
    <>
      <Card>
        <Heading level={1} className="article-body__title">
          {article.title}
        </Heading>
        <View className="article-body__facts">
          {articleFacts(article).map(fact => (
            <View key={fact} className="article-body__fact">
              {fact}
            </View>
          ))}
        </View>
        <ReadingTools article={article} />
        <ServerHtml html={article.content} scale={scale} />
        <View className="article-body__disclaimer">{article.disclaimer}</View>
      </Card>
      <AttachmentList attachments={article.attachments} />
      {article.related.length > 0 && (
        <LinkCard>
          <SectionHead title="相关阅读" />
          {article.related.map(related => (
            <View key={related.articleId} className="article-body__related">
              <ArticleRow article={related} serverTime={article.serverTime} />
            </View>
          ))}
        </LinkCard>
      )}
    </>
  )
})
