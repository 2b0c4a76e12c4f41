import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Message } from '@/contract/message'
import { ReadAllButton } from '@/domains/messages/read-all-button'
import { useNativeCall } from '@/domains/shell/use-native-call'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { Button } from '@/ui/kit/button'
import { Segment } from '@/ui/kit/segment'
import { StateView } from '@/ui/states/state-view'
import { useResource } from '@/ui/states/use-recovery'
import { LongListView } from '@/ui/templates/long-list-view'
import { PageBody } from '@/ui/templates/page-body'
import { ToMessages } from '../shared/to-messages'
import type { MessageListStore } from './message-list-store'
import '../shared/message-list-view.scss'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { chosenOf } from '@/stores/primitives/paged-list'

/** Height in rem before a message has been measured. */
const CARD_HEIGHT = 6.5

interface MessageListViewProps<M extends Message> {
  route: 'messages/trades' | 'messages/news' | 'messages/notices' | 'messages/activities' | 'messages/welfare'
  store: MessageListStore<M>
  /** Beside the filter: the eye, where the messages are about money. */
  aside?: ReactNode
  /** Above the messages, whatever there are of them. */
  lead?: ReactNode
  /** What a customer without such a message reads, and why there is none. */
  empty: { readonly title: string; readonly text: string }
  renderMessage: (message: M, serverTime: string) => ReactNode
}

/** The template of every category: all or the unread ones, reading all of them, and the messages however many. */
export const MessageListView = observer(function MessageListView<M extends Message>(
  props: MessageListViewProps<M>,
) {
  const { store } = props
  const { messages, unread, category } = store
  useResource(unread.home)
  useShownParams(props.route, chosenOf(messages.filter))
  useNativeCall('noticeAllRead', () => void unread.readAll(category))
  return (
    <PullRefresh onRefresh={store.refresh}>
      <PageBody>
        <View className="message-list__head">
          <Segment
            label="显示哪些消息"
            options={[
              { value: '', text: '全部' },
              { value: '0', text: '未读' },
            ]}
            value={messages.filter.readFlag}
            onChange={readFlag => messages.narrow({ readFlag })}
          />
          {props.aside}
          <View className="message-list__read-all">
            <ReadAllButton category={category} />
          </View>
        </View>
        {props.lead}
        <LongListView
          list={messages}
          entries={store.entries}
          isHead={() => false}
          estimateHeight={() => CARD_HEIGHT}
          empty={<NoMessages store={store} {...props.empty} />}
          endText={`已显示全部 ${messages.total} 条`}
          renderEntry={({ message }) => props.renderMessage(message, store.serverTime)}
        />
      </PageBody>
    </PullRefresh>
  )
}) as <M extends Message>(props: MessageListViewProps<M>) => ReactNode

interface NoMessagesProps<M extends Message> {
  store: MessageListStore<M>
  title: string
  text: string
}

function NoMessages<M extends Message>({ store, title, text }: NoMessagesProps<M>) {
  if (!store.messages.isFiltered) {
    return (
      <StateView picture="empty" title={title} actions={<ToMessages />}>
        {text}
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title="没有未读消息"
      actions={
        <Button tone="secondary" onTap={() => store.messages.clear()}>
          查看全部
        </Button>
      }
    >
      这一类的消息都读过了
    </StateView>
  )
}
