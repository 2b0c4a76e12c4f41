import { INNER } from '@/contract/codes'
import { CAPTCHA_VALID_SECONDS, REGISTRATION_AGREEMENTS } from '@/contract/registration'
import { maskMobile, maskName } from '@/lib/mask'
import { BusinessError, invalidField } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { captchaPicture } from '../files/captcha-picture'
import { addSignature } from '../store/agreements'
import { closedOn } from '../store/cancellations'
import { openCaptcha } from '../store/captchas'
import { noteCollection } from '../store/collections'
import { customerByMobile } from '../store/customers'
import { addCustomer, referralByCode } from '../store/registrations'
import { acceptedAgreement } from './agreement'
import { requireCode, requirePictureAllowed } from './codes'

/** Handlers of `src/contract/registration.ts`. */
export const registrationHandlers = {
  captchaGet(_request, context) {
    const { db, now, address } = context
    requirePictureAllowed(context)
    const { id, code } = openCaptcha(db, address, now())
    return { captchaId: id, imageBase64: captchaPicture(code), expireSeconds: CAPTCHA_VALID_SECONDS }
  },

  referrerInfo({ referralCode }, { db }) {
    const referral = referralByCode(db, referralCode)
    return { nameMask: referral ? maskName(referral.name) : '', kind: referral?.kind ?? '' }
  },

  registerSubmit({ mobile, smsCode, referralCode = '', agreementVersions }, context) {
    const { db, now, today } = context
    const versionOf = (code: string) => agreementVersions.find(entry => entry.code === code)?.version
    const accepted = REGISTRATION_AGREEMENTS.map(code => ({
      code,
      agreement: acceptedAgreement(context, code, versionOf(code)),
    }))
    if (referralCode && !referralByCode(db, referralCode)) {
      throw invalidField('referralCode', '推荐码不正确，可清空后继续')
    }
    requireCode(context, { mobile, scene: 'register', code: smsCode })
    // Only now: who has the phone may learn that it is known here, and nobody else.
    const known = customerByMobile(db, mobile)
    if (known) throw new BusinessError(closedOn(db, known.id) ? INNER.accountClosed : INNER.alreadyRegistered)

    const id = addCustomer(db, { mobile, referralCode, today: today(), now: now() })
    for (const { code, agreement } of accepted) {
      addSignature(db, { customerId: id, code, version: agreement.version, scene: 'register', now: now() })
    }
    noteCollection(db, { customerId: id, item: 'mobile', scene: '注册', now: now() })
    return { id, mobileMask: maskMobile(mobile) }
  },
} satisfies Partial<Handlers>
