import type { MessageCategory } from '@/contract/message'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import type { RouteName } from '@/routes'
import { arrowLeftRight } from '@/ui/icon/glyphs/arrow-left-right'
import { calendarHeart } from '@/ui/icon/glyphs/calendar-heart'
import { clipboardList } from '@/ui/icon/glyphs/clipboard-list'
import { gift } from '@/ui/icon/glyphs/gift'
import { megaphone } from '@/ui/icon/glyphs/megaphone'
import { newspaper } from '@/ui/icon/glyphs/newspaper'

/** Glyph and list of each category. */
export const CATEGORY_LINKS: Readonly<
  Record<MessageCategory, { readonly glyph: string; readonly route: RouteName }>
> = {
  [MESSAGE_CATEGORY.trade]: { glyph: arrowLeftRight, route: 'messages/trades' },
  [MESSAGE_CATEGORY.notice]: { glyph: megaphone, route: 'messages/notices' },
  [MESSAGE_CATEGORY.activity]: { glyph: calendarHeart, route: 'messages/activities' },
  [MESSAGE_CATEGORY.welfare]: { glyph: gift, route: 'messages/welfare' },
  [MESSAGE_CATEGORY.news]: { glyph: newspaper, route: 'messages/news' },
  [MESSAGE_CATEGORY.survey]: { glyph: clipboardList, route: 'messages/surveys' },
}
