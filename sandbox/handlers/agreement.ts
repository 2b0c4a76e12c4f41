import { INNER } from '@/contract/codes'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import {
  addSignature,
  agreementById,
  currentAgreement,
  hasReadAgreement,
  lastSignature,
  versionsOf,
  type AgreementRow,
} from '../store/agreements'
import { noteOpening } from '../store/paper-openings'

/** Whom to ask about personal information. */
interface Officer {
  readonly name: string
  readonly phone: string
  readonly email: string
}

/** The version in force that somebody says they have read; a newer one has to be read first. */
export function acceptedAgreement(
  { db, today }: Pick<HandlerContext, 'db' | 'today'>,
  code: string,
  version: string | undefined,
): AgreementRow {
  const current = currentAgreement(db, code, today())
  if (!current) throw new BusinessError(INNER.notOwner)
  if (current.version !== version) {
    throw new BusinessError(INNER.stateConflict, { msg: `《${current.title}》已更新，请重新阅读` })
  }
  return current
}

/** Handlers of `src/contract/agreement.ts`. */
export const agreementHandlers = {
  agreementContent({ code, agreementId }, { db, customerId, now, today, afterwards }) {
    const shown =
      agreementId === undefined ? code && currentAgreement(db, code, today()) : agreementById(db, agreementId)
    if (!shown) throw new BusinessError(INNER.notOwner)
    if (customerId) afterwards(() => noteOpening(db, customerId, shown.id, now()))
    const signature = lastSignature(db, customerId, shown.code)
    return {
      agreementId: shown.id,
      code: shown.code,
      title: shown.title,
      version: shown.version,
      effectiveDate: shown.effective_date,
      html: shown.html,
      changeSummary: JSON.parse(shown.change_summary) as string[],
      minReadSeconds: shown.min_read_seconds,
      versions: versionsOf(db, shown.code, today()).map(row => ({
        agreementId: row.id,
        version: row.version,
        effectiveDate: row.effective_date,
      })),
      signedVersion: signature?.version ?? '',
      signTime: signature ? dateTimeInShanghai(signature.signed_at) : '',
      officer: shown.officer ? (JSON.parse(shown.officer) as Officer) : null,
    }
  },

  agreementSign({ codes, versions, scene }, context) {
    const { db, customerId, now } = context
    const agreements = codes.map((code, index) => ({
      code,
      agreement: acceptedAgreement(context, code, versions[index]),
    }))
    for (const { agreement } of agreements) {
      if (!hasReadAgreement(db, customerId, agreement.id)) {
        throw invalidField('codes', `请完整阅读《${agreement.title}》`)
      }
    }
    for (const { code, agreement } of agreements) {
      addSignature(db, { customerId, code, version: agreement.version, scene, now: now() })
    }
    return { signTime: dateTimeInShanghai(now()) }
  },
} satisfies Partial<Handlers>
