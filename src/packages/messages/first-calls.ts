import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { messageOverview } from '@/domains/messages/queries'
import {
  activityMessagesOf,
  messageOf,
  newsMessagesOf,
  noticeMessagesOf,
  researchesOf,
  surveysOf,
  tradeMessagesOf,
  UNREAD_ONLY,
  welfareMessagesOf,
} from './queries'

export const messagesFirstCalls: FirstCallsOf<'messages'> = {
  'messages/message': ({ param }) => [messageOf({ msgId: param('msgId') })],
  'messages/trades': ({ optional }) => [
    tradeMessagesOf({ readFlag: optional('readFlag', UNREAD_ONLY), ...firstPage() }),
    messageOverview(),
  ],
  'messages/news': ({ optional }) => [
    newsMessagesOf({ readFlag: optional('readFlag', UNREAD_ONLY), ...firstPage() }),
    messageOverview(),
  ],
  'messages/notices': ({ optional }) => [
    noticeMessagesOf({ readFlag: optional('readFlag', UNREAD_ONLY), ...firstPage() }),
    messageOverview(),
  ],
  'messages/activities': ({ optional }) => [
    activityMessagesOf({ readFlag: optional('readFlag', UNREAD_ONLY), ...firstPage() }),
    messageOverview(),
  ],
  'messages/welfare': ({ optional }) => [
    welfareMessagesOf({ readFlag: optional('readFlag', UNREAD_ONLY), ...firstPage() }),
    messageOverview(),
  ],
  'messages/surveys': () => [surveysOf(firstPage()), messageOverview()],
  'messages/researches': () => [researchesOf(firstPage())],
}
