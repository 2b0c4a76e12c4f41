import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { BusinessError, invalidField } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { readCard } from '../identity/reader'
import { addSignature, lastSignature } from '../store/agreements'
import { noteCollection } from '../store/collections'
import { uploadedFileById, useFiles } from '../store/uploads'
import { acceptedAgreement } from './agreement'

/** Handlers of `src/contract/identity.ts`. */
export const identityHandlers = {
  idCardOcr({ side, fileId, consentVersion }, context) {
    const { db, customerId, now } = context
    const consent = acceptedAgreement(context, 'sensitive', consentVersion)
    const file = uploadedFileById(db, fileId)
    if (file?.customer_id !== customerId || file.purpose !== UPLOAD_PURPOSE.identity) {
      throw new BusinessError(INNER.notOwner)
    }
    const card = readCard(db, customerId, side)
    // The photo has been looked at, whatever came of it: that is what was consented to.
    if (lastSignature(db, customerId, consent.code)?.version !== consent.version) {
      const { version } = consent
      addSignature(db, { customerId, code: 'sensitive', version, scene: 'identity', now: now() })
    }
    if (typeof card === 'string') throw invalidField('fileId', card)
    useFiles(db, {
      customerId,
      purpose: UPLOAD_PURPOSE.identity,
      fileIds: [fileId],
      usedFor: `identity:${side}`,
    })
    if (side === 'front') noteCollection(db, { customerId, item: 'idNo', scene: '实名认证', now: now() })
    return card
  },
} satisfies Partial<Handlers>
