import { maskMobile } from '@/lib/mask'
import { invalidField } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { isProved } from '../identity/proved'
import { noteCollection } from '../store/collections'
import { customerById, customerByMobile, setMobile } from '../store/customers'
import { sendNotice } from '../store/notices'
import { requireProofs, useProofs } from '../store/verify-tokens'
import { requireCode } from './codes'
import { signOutOthers } from './device'

/** Handlers of `src/contract/mobile-change.ts`. */
export const mobileChangeHandlers = {
  mobileChange({ mobile, smsCode, verifyToken, faceToken }, context) {
    const { db, customerId, now } = context
    if (mobile === customerById(db, customerId).mobile) {
      throw invalidField('mobile', '新手机号与当前手机号相同，请输入另一个号码')
    }
    const use = { customerId, scene: 'mobileChange', now: now() }
    const proofs = isProved(db, customerId) ? { face: faceToken } : { sms: verifyToken }
    // Before the code, which a refusal of the proofs would have used up.
    requireProofs(db, use, proofs)
    requireCode(context, { mobile, scene: 'newMobile', code: smsCode })
    // Only now: who has the phone may learn that it is known here, and nobody else.
    if (customerByMobile(db, mobile)) {
      throw invalidField('mobile', '该手机号已用于其他账户，请更换号码或联系客服')
    }
    useProofs(db, use, proofs)
    setMobile(db, customerId, mobile)
    noteCollection(db, { customerId, item: 'mobile', scene: '更换手机号', now: now() })
    const signedOut = signOutOthers(context)
    sendNotice(db, {
      customerId,
      title: '登录手机号已更换',
      summary: `今后请使用 ${maskMobile(mobile)} 登录，其他设备已退出登录。如非本人操作，请立即拨打客服热线。`,
      bizType: 'mobileChange',
      bizId: customerId,
      link: '/phone/settings/devices',
      now: now(),
    })
    return { telephone: mobile, signedOut }
  },
} satisfies Partial<Handlers>
