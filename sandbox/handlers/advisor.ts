import type { Advisor } from '@/contract/advisor'
import { INNER } from '@/contract/codes'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { pictureUrl } from '../files/pictures'
import { routes } from '@/routes'
import { advisorOf, type AdvisorRow, askForAnotherAdvisor } from '../store/advisors'
import { referralOf } from '../store/registrations'

/** An advisor as the API sends them. */
export function cardOf(row: AdvisorRow): Advisor {
  const id = row.id.toLowerCase()
  return {
    name: row.name,
    photoUrl: pictureUrl(`portrait-${id}`),
    employeeNo: row.employee_no,
    qualificationNo: row.qualification_no,
    branch: row.branch,
    mobile: row.mobile,
    wechatQrUrl: pictureUrl(`qr-${id}`),
    intro: row.intro,
  }
}

/** Handlers of `src/contract/advisor.ts`. */
export const advisorHandlers = {
  advisorInfo(_request, { db, customerId }) {
    const row = advisorOf(db, customerId)
    const askedAt = row?.change_requested_at ?? null
    return {
      advisor: row ? cardOf(row) : null,
      changeRequestedAt: askedAt === null ? '' : dateTimeInShanghai(askedAt),
    }
  },

  referralInfo(_request, { db, customerId }) {
    const { code = '', invited = 0 } = referralOf(db, customerId) ?? {}
    const referralUrl = code && `/phone/${routes['account/enroll'].path}?code=${code}`
    return { referralCode: code, referralUrl, invitedCount: invited }
  },

  advisorChangeApply({ reason }, { db, customerId, now }) {
    const row = advisorOf(db, customerId)
    if (!row) throw new BusinessError(INNER.notOwner)
    if (row.change_requested_at !== null) {
      throw new BusinessError(INNER.stateConflict, { msg: '您的更换申请正在处理中' })
    }
    askForAnotherAdvisor(db, customerId, { reason, now: now() })
    return { changeRequestedAt: dateTimeInShanghai(now()) }
  },
} satisfies Partial<Handlers>
