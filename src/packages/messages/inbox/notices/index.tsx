import { type Message, systemNoticeList } from '@/contract/message'
import { MESSAGE_LEVEL } from '@/contract/tables/message'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { noticeMessagesOf, UNREAD_ONLY } from '../../queries'
import { MessageCard } from '../message-card'
import { MessageListView } from '../message-list-view'
import { MessageListStore } from '../message-list-store'
import { useMustRead } from '../use-must-read'
import { useParams } from '@/domains/shell/use-params'
import { choiceParam } from '@/lib/address-choice'

export default definePage(function NoticesPage() {
  const { navigation } = useStores()
  const { readFlag } = useParams('messages/notices')
  const store = usePageStore(
    root =>
      new MessageListStore(
        root,
        '2',
        (request, signal) => root.read(systemNoticeList, noticeMessagesOf(request), signal),
        choiceParam(readFlag, UNREAD_ONLY),
      ),
  )
  useMustRead()
  return (
    <PageShell route="messages/notices">
      <MessageListView
        route="messages/notices"
        store={store}
        empty={{ title: '暂无重要公告', text: '产品、服务与系统的重要事项会在这里公布。' }}
        renderMessage={(message, serverTime) => (
          <MessageCard
            message={message}
            serverTime={serverTime}
            tag={tagOf(message)}
            onTap={() => navigation.go('messages/message', { msgId: message.msgId })}
          />
        )}
      />
    </PageShell>
  )
})

function tagOf({ level, pinned }: Message) {
  if (level === MESSAGE_LEVEL.mustRead) return { tone: 'due', text: '必读' } as const
  return isOn(pinned) ? ({ tone: 'fact', text: '置顶' } as const) : undefined
}
