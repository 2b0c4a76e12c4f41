import { detailRoute } from '@/domains/products/product-routes'
import { formatDate } from '@/lib/date'
import { isOff, isOn } from '@/lib/flag'
import { searchFor, stretchesOf } from '@/lib/search-words'
import type { RootStore } from '@/stores/root/root-store'
import type { FoundPlace } from './places'
import type { Found } from './search-store'

type Navigation = RootStore['navigation']

/** One thing that was found, and the way to it. */
export interface Hit {
  readonly key: string
  readonly title: string
  readonly caption: string
  readonly open: (navigation: Navigation) => void
}

/** What was found of a kind; of many only the first are answered. */
export interface HitGroup {
  /** Names it in analytics: `search-products`. */
  readonly kind: string
  readonly title: string
  readonly total: number
  readonly hits: readonly Hit[]
}

/** Letters before what was found, and of the whole piece. */
const BEFORE = 12
const PIECE = 60

/** The piece of a long text in which a keyword stands; its beginning where it stands nowhere. */
export function pieceOf(text: string, keyword: string): string {
  const [first] = stretchesOf(text, searchFor(keyword))
  const start = Math.max(0, (first?.[0] ?? 0) - BEFORE)
  const piece = text.slice(start, start + PIECE)
  return `${start > 0 ? '…' : ''}${piece}${start + PIECE < text.length ? '…' : ''}`
}

const facts = (...texts: readonly string[]): string => texts.filter(Boolean).join(' · ')

const placeHit = ({ key, title, caption, route, trustId }: FoundPlace): Hit => ({
  ...{ key, title, caption },
  open: to => to.go(route, trustId ? { trustId } : {}),
})

/** The pages of the app, known before the server has answered. */
export function placeGroup(places: readonly FoundPlace[]): HitGroup {
  return { kind: 'places', title: '功能与页面', total: places.length, hits: places.map(placeHit) }
}

/** What the server has found, by kind; kinds without anything are left out. */
export function groupsOf(found: Found, keyword: string): readonly HitGroup[] {
  const { products, trusts, papers, messages, questions, articles } = found
  const groups: readonly HitGroup[] = [
    {
      ...{ kind: 'products', title: '产品', total: products.total },
      hits: products.list.map(({ productId, productName, productCode, productType, positionId }) => ({
        key: productId,
        title: productName,
        caption: facts(`代码 ${productCode}`, positionId && '已持有'),
        open: to =>
          positionId
            ? to.go('assets/position', { positionId })
            : to.go(detailRoute(productType), { productId }),
      })),
    },
    {
      ...{ kind: 'trusts', title: '家族信托', total: trusts.total },
      hits: trusts.list.map(({ trustId, trustName, isPrincipal }) => ({
        key: trustId,
        title: trustName,
        caption: isOn(isPrincipal) ? '您是委托人' : isOff(isPrincipal) ? '您是受益人' : '',
        open: to => to.go(isOff(isPrincipal) ? 'trusts/beneficiary' : 'trusts/principal', { trustId }),
      })),
    },
    {
      ...{ kind: 'papers', title: '合同与文件', total: papers.total },
      hits: papers.list.map(({ fileId, docName, subject, publishDate }) => ({
        key: fileId,
        title: docName,
        caption: facts(subject, formatDate(publishDate)),
        open: to => to.go('content/pdf', { fileId }),
      })),
    },
    {
      ...{ kind: 'messages', title: '消息', total: messages.total },
      hits: messages.list.map(({ msgId, title, summary, publishTime }) => ({
        key: msgId,
        title,
        caption: facts(formatDate(publishTime), pieceOf(summary, keyword)),
        open: to => to.go('messages/message', { msgId }),
      })),
    },
    {
      ...{ kind: 'questions', title: '常见问题', total: questions.total },
      hits: questions.list.map(({ id, categoryId, question, text }) => ({
        key: id,
        title: question,
        caption: pieceOf(text, keyword),
        open: to => to.go('content/help-list', { categoryId, id }),
      })),
    },
    {
      ...{ kind: 'articles', title: '资讯', total: articles.total },
      hits: articles.list.map(({ articleId, title, summary, publishTime }) => ({
        key: articleId,
        title,
        caption: facts(formatDate(publishTime), pieceOf(summary, keyword)),
        open: to => to.go('content/article', { articleId }),
      })),
    },
  ]
  return groups.filter(({ total }) => total > 0)
}
