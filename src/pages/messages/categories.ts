import type { MessageCategory } from '@/contract/message'
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
  '1': { glyph: arrowLeftRight, route: 'messages/trades' },
  '2': { glyph: megaphone, route: 'messages/notices' },
  '3': { glyph: calendarHeart, route: 'messages/activities' },
  '4': { glyph: gift, route: 'messages/welfare' },
  '5': { glyph: newspaper, route: 'messages/news' },
  '6': { glyph: clipboardList, route: 'messages/surveys' },
}
