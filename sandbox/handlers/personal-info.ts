import { INNER } from '@/contract/codes'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { categoryLines, collectedOf, piItemOf } from '../personal-info/collected'
import { consentView, consentViews } from '../personal-info/consents'
import { noteCollection } from '../store/collections'
import { setConsent } from '../store/consents'
import { pageOf } from '../store/page'
import { addExport, exportById, exportOf, exportsOf, nextExportAt } from '../store/pi-exports'
import { thirdParties } from '../store/third-parties'
import { useVerifyToken } from '../store/verify-tokens'

/** Handlers of `src/contract/personal-info.ts`. */
export const personalInfoHandlers = {
  piChecklist(period, context) {
    return {
      list: categoryLines(collectedOf(context, period)),
      consents: consentViews(context.db, context.customerId),
    }
  },

  piDetail({ category, ...period }, context) {
    const collected = collectedOf(context, period).filter(({ item }) => item.category === category)
    return { category, items: collected.map(piItemOf) }
  },

  identityReveal({ category, verifyToken }, context) {
    const { db, customerId, now } = context
    useVerifyToken(db, { customerId, scene: 'piReveal', token: verifyToken, now: now() })
    const hidden = collectedOf(context).filter(({ item }) => item.category === category && item.mask)
    return { items: hidden.map(({ item, value }) => ({ itemId: item.id, value })) }
  },

  consentWithdraw({ consentCode, reason }, { db, customerId, now }) {
    setConsent(db, { customerId, code: consentCode, status: 'withdrawn', reason, now: now() })
    const { time, effects } = consentView(db, customerId, consentCode)
    return { status: 'withdrawn', time, effects }
  },

  consentGive({ consentCode }, { db, customerId, now }) {
    setConsent(db, { customerId, code: consentCode, status: 'given', now: now() })
    const { time, effects } = consentView(db, customerId, consentCode)
    return { status: 'given', time, effects }
  },

  piExportApply({ scopes, format, delivery, email = '', verifyToken }, { db, customerId, now, today }) {
    if (delivery === 'email' && !email) throw invalidField('email', '请输入正确的邮箱')
    const next = nextExportAt(db, customerId, now())
    if (next > 0) {
      const time = dateTimeInShanghai(next).slice(0, 16)
      throw new BusinessError(INNER.stateConflict, { msg: `24小时内只能申请一次，请在 ${time} 后再申请` })
    }
    useVerifyToken(db, { customerId, scene: 'piExport', token: verifyToken, now: now() })
    const address = delivery === 'email' ? email : ''
    if (address) noteCollection(db, { customerId, item: 'email', scene: '副本申请', now: now() })
    const application = { customerId, scopes: [...new Set(scopes)], format, delivery, email: address }
    const row = addExport(db, application, { now: now(), today: today() })
    return { exportId: row.id, applyNo: row.apply_no, promisedDate: row.promised_date }
  },

  piExportList(paging, { db, customerId, now }) {
    const page = pageOf(exportsOf(db, customerId), paging)
    const next = nextExportAt(db, customerId, now())
    return {
      ...page,
      list: page.list.map(exportOf),
      nextApplyTime: next > 0 ? dateTimeInShanghai(next) : '',
    }
  },

  piExportDetail({ exportId }, { db, customerId }) {
    return exportOf(ownRow(exportById(db, exportId), customerId))
  },

  thirdPartyList({ type, ...paging }, { db, customerId }) {
    const page = pageOf(
      thirdParties(db, customerId).filter(row => !type || row.type === type),
      paging,
    )
    return {
      ...page,
      list: page.list.map(row => ({
        partyId: row.id,
        recipient: row.recipient,
        type: row.type,
        dataItems: JSON.parse(row.data_items) as string[],
        purpose: row.purpose,
        way: row.way,
        contact: row.contact,
        policyUrl: row.policy_url,
        lastTime: row.shared_at === null ? '' : dateTimeInShanghai(row.shared_at),
        consentCode: row.consent_code,
      })),
      consents: customerId ? consentViews(db, customerId) : [],
    }
  },
} satisfies Partial<Handlers>
