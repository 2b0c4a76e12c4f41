import { View } from '@tarojs/components'
import { newsNoticeList } from '@/contract/message'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useStores } from '@/stores/root/context'
import { RowLink } from '@/ui/kit/row-link'
import { newspaper } from '@/ui/icon/glyphs/newspaper'
import { newsMessagesOf, UNREAD_ONLY } from '../../queries'
import { MessageCard } from '../message-card'
import { MessageListView } from '../message-list-view'
import { MessageListStore } from '../message-list-store'
import { useOpenMessage } from '../use-open-message'
import { LinkCard } from '@/ui/kit/link-card'
import '../../shared/message-card.scss'
import { useParams } from '@/domains/shell/use-params'
import { choiceParam } from '@/lib/address-choice'

export default definePage(function NewsPage() {
  const { navigation } = useStores()
  const open = useOpenMessage()
  const { readFlag } = useParams('messages/news')
  const store = usePageStore(
    root =>
      new MessageListStore(
        root,
        '5',
        (request, signal) => root.read(newsNoticeList, newsMessagesOf(request), signal),
        choiceParam(readFlag, UNREAD_ONLY),
      ),
  )
  return (
    <PageShell route="messages/news">
      <MessageListView
        route="messages/news"
        store={store}
        lead={
          <LinkCard>
            <RowLink
              glyph={newspaper}
              title="全部资讯"
              caption="市场观察、家族传承与投资者教育"
              trackId="news-all"
              {...navigation.link('content/articles')}
            />
          </LinkCard>
        }
        empty={{ title: '暂无资讯推送', text: '值得一读的文章会推送到这里，也可以先看全部资讯。' }}
        renderMessage={(message, serverTime) => (
          <MessageCard
            message={message}
            serverTime={serverTime}
            picturePath={message.coverUrl}
            onTap={() => open(message)}
          >
            {message.source && <View className="message-card__fact">来源 {message.source}</View>}
          </MessageCard>
        )}
      />
    </PageShell>
  )
})
