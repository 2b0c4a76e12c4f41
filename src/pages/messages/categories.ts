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
  '1': { glyph: arrowLeftRight, route: 'transactionDynamics' },
  '2': { glyph: megaphone, route: 'importantnotice' },
  '3': { glyph: calendarHeart, route: 'activityMessage' },
  '4': { glyph: gift, route: 'benefitAssistant' },
  '5': { glyph: newspaper, route: 'newlist' },
  '6': { glyph: clipboardList, route: 'surveyList' },
}
