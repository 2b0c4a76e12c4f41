import { tradeNoticeList } from '@/contract/message'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { tradeMessagesOf, UNREAD_ONLY } from '../../queries'
import { MessageCard } from '../message-card'
import { MessageListView } from '../message-list-view'
import { TradeFacts } from '../trade-facts'
import { MessageListStore } from '../message-list-store'
import { useOpenMessage } from '../use-open-message'
import { useParams } from '@/domains/shell/use-params'
import { choiceParam } from '@/lib/address-choice'

export default definePage(function TradesPage() {
  const open = useOpenMessage()
  const { readFlag } = useParams('messages/trades')
  const store = usePageStore(
    root =>
      new MessageListStore(
        root,
        '1',
        (request, signal) => root.read(tradeNoticeList, tradeMessagesOf(request), signal),
        choiceParam(readFlag, UNREAD_ONLY),
      ),
  )
  return (
    <PageShell route="messages/trades">
      <MessageListView
        route="messages/trades"
        store={store}
        aside={<AmountsEye />}
        empty={{
          title: '暂无交易动态',
          text: '认购、赎回与收益分配的进度会在这里通知您。',
        }}
        renderMessage={(message, serverTime) => (
          <MessageCard message={message} serverTime={serverTime} onTap={() => open(message)}>
            <TradeFacts message={message} />
          </MessageCard>
        )}
      />
    </PageShell>
  )
})
