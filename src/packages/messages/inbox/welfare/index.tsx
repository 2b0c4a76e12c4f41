import { type Message, welfareAssistantList } from '@/contract/message'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { UNREAD_ONLY, welfareMessagesOf } from '../../queries'
import { MessageCard } from '../message-card'
import { MessageListView } from '../message-list-view'
import { welfareKind } from '../../shared/message-rules'
import { MessageListStore } from '../message-list-store'
import { useOpenMessage } from '../use-open-message'
import { useParams } from '@/domains/shell/use-params'
import { choiceParam } from '@/lib/address-choice'

export default definePage(function WelfarePage() {
  const open = useOpenMessage()
  const { readFlag } = useParams('messages/welfare')
  const store = usePageStore(
    root =>
      new MessageListStore(
        root,
        '4',
        (request, signal) => root.read(welfareAssistantList, welfareMessagesOf(request), signal),
        choiceParam(readFlag, UNREAD_ONLY),
      ),
  )
  return (
    <PageShell route="messages/welfare">
      <MessageListView
        route="messages/welfare"
        store={store}
        empty={{ title: '暂无福利消息', text: '积分、会员权益与生日祝福会发到这里。' }}
        renderMessage={(message, serverTime) => (
          <MessageCard
            message={message}
            serverTime={serverTime}
            tag={tagOf(message)}
            onTap={() => open(message)}
          />
        )}
      />
    </PageShell>
  )
})

function tagOf(message: Message) {
  const kind = welfareKind(message)
  return kind === undefined ? undefined : ({ tone: 'fact', text: kind } as const)
}
