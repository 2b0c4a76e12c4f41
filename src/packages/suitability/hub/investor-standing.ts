import type { IdentifyInfo } from '@/contract/identify-info'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import { formatDate } from '@/lib/date'
import type { Standing, Way } from './standing'
import { expiringNotes, termFact, termState } from './term'

type Investor = IdentifyInfo['investor']

const TITLE = '合格投资者认定'
const UNSENT = '上次填写的申请还没有提交，可以继续填写。'

const way = (text: string): Way => ({ text, route: 'suitability/investor-declaration' })
const isBegun = ({ draftSavedAt }: Investor) => draftSavedAt !== ''

/** Whether the customer counts as a qualified investor, and what is on the way to it. */
export function investorStanding({ investor, today }: Pick<IdentifyInfo, 'investor' | 'today'>): Standing {
  switch (investor.status) {
    case QUALIFIED_STATUS.passed:
    case QUALIFIED_STATUS.expired:
      return foundStanding(investor, today)
    case QUALIFIED_STATUS.inReview:
      return {
        title: TITLE,
        facts: [],
        state: 'underWay',
        todo: '等待合格投资者认定通过',
        notes: [`材料正在审核，最迟 ${formatDate(investor.promisedDate)} 告知结果，无需重复提交。`],
        way: way('查看进度'),
      }
    case QUALIFIED_STATUS.rejected:
      return {
        title: TITLE,
        facts: [],
        state: 'failed',
        todo: '重新认定合格投资者',
        notes: [`原因：${investor.rejectReason}。`],
        way: way('修改后重新提交'),
      }
    default:
      return {
        title: TITLE,
        facts: [],
        state: isBegun(investor) ? 'underWay' : 'none',
        todo: '认定合格投资者',
        notes: [isBegun(investor) ? UNSENT : '请准备资产、负债或近 3 年收入的证明，约需 5 分钟。'],
        way: way(isBegun(investor) ? '继续填写' : '去认定'),
      }
  }
}

/** What was found counts up to its last day; an application in its place is a note until then. */
function foundStanding(investor: Investor, today: string): Standing {
  const { status, expireDate } = investor
  const term = status === QUALIFIED_STATUS.expired ? 'expired' : termState(expireDate, today)
  const facts = [termFact(expireDate)]
  if (term === 'expired') {
    return {
      title: TITLE,
      facts,
      state: isBegun(investor) ? 'underWay' : term,
      todo: '重新认定合格投资者',
      notes: ['认定已过期，请重新认定。', ...(isBegun(investor) ? [UNSENT] : [])],
      way: way(isBegun(investor) ? '继续填写' : '重新认定'),
    }
  }
  const notes = renewalNotes(investor)
  return {
    title: TITLE,
    facts,
    state: term,
    todo: '',
    notes: notes.length > 0 ? notes : expiringNotes(expireDate, today),
    way: way(term === 'expiring' && notes.length === 0 ? '重新认定' : '查看认定'),
  }
}

function renewalNotes(investor: Investor): readonly string[] {
  const { renewal, promisedDate, rejectReason } = investor
  if (renewal === INVESTOR_APPLICATION_STATUS.inReview) {
    return [`新的申请正在审核，最迟 ${formatDate(promisedDate)} 告知结果。`]
  }
  if (renewal === INVESTOR_APPLICATION_STATUS.rejected) return [`新的申请未通过，原因：${rejectReason}。`]
  return isBegun(investor) ? ['新的申请还没有提交，可以继续填写。'] : []
}
