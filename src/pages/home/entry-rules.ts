import type { HomeSummary } from '@/contract/home'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { HOME_HOLDER, type HomeHolder } from '@/contract/tables/home'
import type { UserDetail } from '@/contract/user'
import type { RootStore } from '@/stores/root/root-store'
import { calendar } from '@/ui/icon/glyphs/calendar'
import { circleQuestionMark } from '@/ui/icon/glyphs/circle-question-mark'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { gift } from '@/ui/icon/glyphs/gift'
import { handHeart } from '@/ui/icon/glyphs/hand-heart'
import { info } from '@/ui/icon/glyphs/info'
import { landmark } from '@/ui/icon/glyphs/landmark'
import { newspaper } from '@/ui/icon/glyphs/newspaper'
import { receiptText } from '@/ui/icon/glyphs/receipt-text'
import { split } from '@/ui/icon/glyphs/split'
import { type } from '@/ui/icon/glyphs/type'
import { wallet } from '@/ui/icon/glyphs/wallet'

type Navigation = RootStore['navigation']
type Benefit = NonNullable<HomeSummary['benefit']>

/** One of what is opened most from home. */
export interface Entry {
  /** Names it in analytics: `home-…`. */
  readonly id: string
  readonly name: string
  readonly glyph: string
  readonly open: (navigation: Navigation) => unknown
}

const entry = (id: string, name: string, glyph: string, open: Entry['open']): Entry => ({
  ...{ id, name, glyph, open },
})

const ASSETS = entry('assets', '我的资产', wallet, to => to.go('assets/overview'))
const TRUST = entry('trust', '我的信托', landmark, to => to.go('main/my-trust'))
const INCOME = entry('income', '收益分配', gift, to => to.go('assets/distributions'))
const SCHEDULE = entry('schedule', '近期日程', calendar, to => to.go('income/schedule'))
const SETTINGS = entry('size', '大字设置', type, to => to.go('settings/settings'))
const TRADES = entry('trades', '交易记录', receiptText, to => to.go('assets/trades'))
const DISCLOSURES = entry('disclosures', '信息披露', fileText, to => to.go('assets/disclosures'))
const CHARITY = entry('charity', '公益中心', handHeart, to => to.go('membership/center'))
const ARTICLES = entry('articles', '资讯', newspaper, to => to.go('content/articles'))
const HELP = entry('help', '帮助中心', circleQuestionMark, to => to.go('content/help-center'))
const GUIDE = entry('guide', '新手指引', info, to => to.go('content/guide'))

function benefitEntries({ trustId, beneId }: Benefit): readonly Entry[] {
  return [
    entry('benefit', '受益权', landmark, to => to.go('trusts/beneficiary', { trustId, beneId })),
    entry('my-scheme', '分配方案', split, to => to.go('trusts/my-scheme', { trustId, beneId })),
    entry('records', '受益记录', receiptText, to => to.go('trusts/records', { trustId, beneId })),
    entry('trust-disclosures', '信息披露', fileText, to => to.go('trusts/disclosures', { trustId })),
  ]
}

/** What a home is left by most, five at most; the simple one has six for everybody. */
export function entriesOf(
  holder: HomeHolder,
  benefit: Benefit | undefined,
  isLarge: boolean,
): readonly Entry[] {
  if (holder === HOME_HOLDER.newcomer) {
    return isLarge ? [GUIDE, HELP, ASSETS, ARTICLES, CHARITY, SETTINGS] : [GUIDE, ARTICLES, CHARITY]
  }
  if (holder === HOME_HOLDER.beneficiary && benefit) {
    return [...benefitEntries(benefit), CHARITY, ...(isLarge ? [ARTICLES] : [])]
  }
  return isLarge
    ? [ASSETS, TRUST, SCHEDULE, INCOME, TRADES, SETTINGS]
    : [ASSETS, INCOME, TRADES, DISCLOSURES, CHARITY]
}

const UNPROVED: readonly string[] = [AUTH_STATUS.none, AUTH_STATUS.inReview, AUTH_STATUS.failed]

/** Whether it is the home of somebody who has nothing yet; who has never proved their name is taken for one until it is known. */
export function isHomeOfNewcomer(
  summary: Pick<HomeSummary, 'holder'> | undefined,
  { authStatus }: Pick<UserDetail, 'authStatus'>,
): boolean {
  return summary ? summary.holder === HOME_HOLDER.newcomer : UNPROVED.includes(authStatus)
}
