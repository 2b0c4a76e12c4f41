import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { MessageDetail } from '@/contract/message'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { AmountText } from '@/domains/amounts/amount-text'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { coverAmountsInHtml } from '@/domains/amounts/cover-amounts'
import { AttachmentList } from '@/domains/documents/attachment-list'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { formatMinute } from '@/lib/date'
import { Heading } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { Cover } from '@/ui/kit/cover'
import { Note } from '@/ui/kit/note'
import { isExpired } from '../shared/message-rules'
import './message-body.scss'

/** A message in full: what it is, its text, its picture and its files. Amounts in it obey the eye. */
export const MessageBody = observer(function MessageBody({ message }: { message: MessageDetail }) {
  const { ui } = useStores()
  const { category, content, imageUrl } = message
  return (
    <>
      <Card>
        <Heading level={1} className="message-body__title">
          <AmountText>{message.title}</AmountText>
        </Heading>
        <View className="message-body__facts">
          <View>
            {labelOf(MESSAGE_CATEGORY, category)} · {formatMinute(message.publishTime)}
          </View>
          {category === MESSAGE_CATEGORY.trade && <AmountsEye />}
        </View>
        {isExpired(message, message.serverTime) && (
          <Note tone="warn">这条消息已于 {message.expireTime.slice(0, 10)} 失效，内容仅供查阅。</Note>
        )}
        <ServerHtml html={ui.areAmountsHidden ? coverAmountsInHtml(content) : content} />
        <Cover path={imageUrl} alt="消息配图" />
      </Card>
      <AttachmentList attachments={message.attachments} />
    </>
  )
})
