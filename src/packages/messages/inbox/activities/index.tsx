import { View } from '@tarojs/components'
import { activityNoticeList } from '@/contract/message'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { unbroken } from '@/ui/kit/unbroken'
import { activityMessagesOf, UNREAD_ONLY } from '../../queries'
import { MessageCard } from '../message-card'
import { MessageListView } from '../message-list-view'
import { activityStatus, periodText } from '../../shared/message-rules'
import { MessageListStore } from '../message-list-store'
import { useOpenMessage } from '../use-open-message'
import '../../shared/message-card.scss'
import { useParams } from '@/domains/shell/use-params'
import { choiceParam } from '@/lib/address-choice'

export default definePage(function ActivitiesPage() {
  const open = useOpenMessage()
  const { readFlag } = useParams('messages/activities')
  const store = usePageStore(
    root =>
      new MessageListStore(
        root,
        '3',
        (request, signal) => root.read(activityNoticeList, activityMessagesOf(request), signal),
        choiceParam(readFlag, UNREAD_ONLY),
      ),
  )
  return (
    <PageShell route="messages/activities">
      <MessageListView
        route="messages/activities"
        store={store}
        empty={{ title: '暂无活动消息', text: '客户沙龙、讲座与公益活动的邀请会发到这里。' }}
        renderMessage={(message, serverTime) => (
          <MessageCard
            message={message}
            serverTime={serverTime}
            tag={activityStatus(message, serverTime)}
            picturePath={message.bannerUrl}
            onTap={() => open(message)}
          >
            <View className="message-card__fact">{unbroken(`活动时间 ${periodText(message)}`)}</View>
          </MessageCard>
        )}
      />
    </PageShell>
  )
})
