import type { IdentifyInfo } from '@/contract/identify-info'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { HOTLINE } from '@/lib/hotline'
import type { Standing } from './standing'
import { expiringNotes, termFact, termState } from './term'

const TITLE = '合格投资者认定'
const CONTACT = `联系信托经理或拨打 ${HOTLINE}`

/** Whether the customer counts as a qualified investor. People find so: every note says who helps. */
export function investorStanding({ investor: { status, expireDate }, today }: IdentifyInfo): Standing {
  const base = { title: TITLE, facts: [] }
  switch (status) {
    case QUALIFIED_STATUS.inReview:
      return {
        ...base,
        state: 'underWay',
        todo: '等待合格投资者认定通过',
        notes: [`材料正在审核，结果会以消息通知您。有疑问请${CONTACT}。`],
      }
    case QUALIFIED_STATUS.rejected:
      return {
        ...base,
        state: 'failed',
        todo: '重新认定合格投资者',
        notes: [`材料未通过审核。了解原因、重新提交，请${CONTACT}。`],
      }
    case QUALIFIED_STATUS.passed:
    case QUALIFIED_STATUS.expired: {
      const term = status === QUALIFIED_STATUS.expired ? 'expired' : termState(expireDate, today)
      return {
        title: TITLE,
        state: term,
        todo: term === 'expired' ? '重新认定合格投资者' : '',
        facts: [termFact(expireDate)],
        notes: [
          ...expiringNotes(expireDate, today),
          ...(term === 'valid' ? [] : [`请准备新的资产或收入证明，${CONTACT}重新认定。`]),
        ],
      }
    }
    default:
      return {
        ...base,
        state: 'none',
        todo: '认定合格投资者',
        notes: [`请准备资产或收入证明，${CONTACT}办理。`],
      }
  }
}
