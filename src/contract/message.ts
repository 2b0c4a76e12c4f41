import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  FlagSchema,
  IdSchema,
  MaybeMoneySchema,
  oneOf,
  openCode,
  RequestNoSchema,
  safeCode,
} from './primitives'
import { TRADE_TYPE } from './tables/trade'
import { LINK_TYPE, MESSAGE_CATEGORY, MESSAGE_LEVEL } from './tables/message'

/** Categories of messages (`msgCategory`); their names are in MESSAGE_CATEGORY. */
export const CategorySchema = oneOf(MESSAGE_CATEGORY)

/**
 * One message in a list (E-MSG). Expired messages stay in the lists and count as read. Texts may name amounts, which
 * obey the eye.
 */
const messageEntries = {
  msgId: IdSchema,
  category: CategorySchema,
  title: v.string(),
  summary: v.string(),
  publishTime: DateTimeSchema,
  /** `""` when it does not expire. */
  expireTime: DateTimeSchema,
  readFlag: FlagSchema,
  /** Stands above the others, whatever its time. */
  pinned: FlagSchema,
  /** 2 must be read: it is asked for until the customer acknowledges it. */
  level: v.picklist(Object.values(MESSAGE_LEVEL)),
  /** What it is about: `trade`, `order`, `disclosure`, `article`…; `""` for nothing. */
  bizType: v.string(),
  /** 0 leads nowhere, 1 an address of ours, 2 a PDF (its file id), 3 an address outside. */
  linkType: v.picklist(Object.values(LINK_TYPE)),
  linkUrl: v.string(),
  /** `"0"` when what it leads to is gone, or the message has expired. */
  linkValid: FlagSchema,
}

export const MessageSchema = v.object(messageEntries)

/** 交易动态: the trade as it stood when the message was sent; `amount` in yuan, `""` without one. */
export const TradeMessageSchema = v.object({
  ...messageEntries,
  productName: v.string(),
  tradeType: openCode(TRADE_TYPE),
  tradeStatus: v.string(),
  direction: safeCode(['in', 'out', 'none'], 'none'),
  amount: MaybeMoneySchema,
})

/** 活动消息: first and last day of the activity; `bannerUrl` is a path of the own origin, `""` without a picture. */
export const ActivityMessageSchema = v.object({
  ...messageEntries,
  startDate: DateSchema,
  endDate: DateSchema,
  bannerUrl: v.string(),
})

/** 资讯: the article behind the message. */
export const NewsMessageSchema = v.object({ ...messageEntries, source: v.string(), coverUrl: v.string() })

/** A PDF of a message or an article; `size` in KB. */
export const AttachmentSchema = v.object({
  fileId: IdSchema,
  fileName: v.string(),
  pageCount: v.number(),
  size: v.number(),
})

/** The whole message; `content` is HTML of the server, `imageUrl` a path of the own origin or `""`. */
export const MessageDetailSchema = v.object({
  ...messageEntries,
  content: v.string(),
  imageUrl: v.string(),
  attachments: v.array(AttachmentSchema),
  serverTime: DateTimeSchema,
})

/** Unread messages of each category after a write; `unread` is their sum. */
const UnreadSchema = v.object({
  unread: v.number(),
  categories: v.array(v.object({ category: CategorySchema, unread: v.number() })),
})

export type Message = v.InferOutput<typeof MessageSchema>
export type TradeMessage = v.InferOutput<typeof TradeMessageSchema>
export type ActivityMessage = v.InferOutput<typeof ActivityMessageSchema>
export type NewsMessage = v.InferOutput<typeof NewsMessageSchema>
export type MessageDetail = v.InferOutput<typeof MessageDetailSchema>
export type MessageCategory = v.InferOutput<typeof CategorySchema>
export type Attachment = v.InferOutput<typeof AttachmentSchema>
export type Unread = v.InferOutput<typeof UnreadSchema>

/** The six categories in their order, and what must be read; `lastTitle` and `lastTime` are `""` in an empty one. */
export const messageHome = endpoint(
  'messageHome',
  EmptySchema,
  v.object({
    totalUnread: v.number(),
    categories: v.array(
      v.object({
        category: CategorySchema,
        name: v.string(),
        unread: v.number(),
        lastTitle: v.string(),
        lastTime: DateTimeSchema,
      }),
    ),
    /** Unread messages of level 2, newest first. */
    mustRead: v.array(MessageSchema),
    serverTime: DateTimeSchema,
  }),
)

const listRequest = v.object({ readFlag: v.optional(FlagSchema), ...pagingEntries })

const messagePage = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...pageEntries(item), serverTime: DateTimeSchema })

/** Category 1, newest first. */
export const tradeNoticeList = endpoint('tradeNoticeList', listRequest, messagePage(TradeMessageSchema))

/** Category 2: pinned ones first, then newest first. */
export const systemNoticeList = endpoint('systemNoticeList', listRequest, messagePage(MessageSchema))

/** Category 3, newest first. */
export const activityNoticeList = endpoint(
  'activityNoticeList',
  listRequest,
  messagePage(ActivityMessageSchema),
)

/** Category 4, newest first; `bizType` is points, coupon, birthday or event. */
export const welfareAssistantList = endpoint('welfareAssistantList', listRequest, messagePage(MessageSchema))

/** Category 5, newest first. */
export const newsNoticeList = endpoint('newsNoticeList', listRequest, messagePage(NewsMessageSchema))

/** Errors: `notOwner`. */
export const messageDetail = endpoint('messageDetail', v.object({ msgId: IdSchema }), MessageDetailSchema, {
  errors: ['notOwner'],
})

/** Marks messages as read; what is read stays read. Errors: `notOwner`, and then none of them is marked. */
export const messageRead = endpoint(
  'messageRead',
  v.object({
    msgIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(50)),
    requestNo: RequestNoSchema,
  }),
  UnreadSchema,
  { isWrite: true, errors: ['notOwner'] },
)

/** Marks a category as read, or everything; `readTime` is the moment up to which messages are read now. */
export const messageReadAll = endpoint(
  'messageReadAll',
  v.object({ category: v.optional(CategorySchema), requestNo: RequestNoSchema }),
  v.object({ ...UnreadSchema.entries, readTime: DateTimeSchema }),
  { isWrite: true },
)

/** Kinds of messages that the customer may silence; trades and important notices always count. */
const SilenceableSchema = v.picklist([
  MESSAGE_CATEGORY.activity,
  MESSAGE_CATEGORY.welfare,
  MESSAGE_CATEGORY.news,
  MESSAGE_CATEGORY.survey,
])

export type SilenceableCategory = v.InferOutput<typeof SilenceableSchema>

/** Kinds that are silenced: their messages still come, but count nowhere as unread. */
export const noticeSettings = endpoint(
  'noticeSettings',
  EmptySchema,
  v.object({ silenced: v.array(SilenceableSchema) }),
)

/** Silences a kind of messages, or lets it count again; what is unread of it comes back with that. */
export const noticeSettingSet = endpoint(
  'noticeSettingSet',
  v.object({ category: SilenceableSchema, isOn: FlagSchema, requestNo: RequestNoSchema }),
  v.object({ silenced: v.array(SilenceableSchema) }),
  { isWrite: true },
)
