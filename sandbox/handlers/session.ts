import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { SMS_RESEND_SECONDS, SMS_VALID_SECONDS } from '@/contract/session'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers, RepeatedAnswers } from '../api/handler'
import { customerById, customerByMobile } from '../store/customers'
import { checkCode, sendCode, type CodeCheck } from '../store/sms-codes'
import { issueVerifyToken } from '../store/verify-tokens'
import { bindWechat, customerOfWechat } from '../store/wechat'

const REFUSALS = {
  wrong: INNER.smsCodeWrong,
  expired: INNER.smsCodeExpired,
  locked: INNER.smsTooManyTries,
} as const satisfies Record<Exclude<CodeCheck, 'right'>, string>

/** A code no phone was ever sent: comparing it counts as a wrong try. */
const NO_CODE = ''

/** The phone of the customer of this call. */
function ownMobile({ db, customerId }: HandlerContext): string {
  if (!customerId) throw new BusinessError(INNER.loginRequired)
  return customerById(db, customerId).mobile
}

/** Handlers of `src/contract/session.ts`. */
export const sessionHandlers = {
  smsCodeSend({ mobile, scene }, context) {
    const { db, now } = context
    const receiver = scene === 'login' ? mobile : ownMobile(context)
    if (!receiver) throw invalidField('mobile', '请输入正确的手机号')
    if (!sendCode(db, receiver, scene, now())) throw new BusinessError(INNER.smsTooManyTries)
    return { resendSeconds: SMS_RESEND_SECONDS, validSeconds: SMS_VALID_SECONDS }
  },

  smsCodeVerify({ scene, smsCode }, context) {
    const { db, customerId, now } = context
    // A login is no proof for anything else: its codes are worth a session alone.
    if (scene === 'login') throw invalidField('scene', '格式不正确')
    const check = checkCode(db, ownMobile(context), scene, smsCode, now())
    if (check !== 'right') throw new BusinessError(REFUSALS[check])
    return { verifyToken: issueVerifyToken(db, { customerId, scene, now: now() }) }
  },

  smsLogin({ mobile, smsCode, wxCode, requestNo }, { db, now, login }) {
    const customer = customerByMobile(db, mobile)
    // A number that is nobody's goes the same way with a code that never fits, so the answers do not tell it apart.
    const check = checkCode(db, mobile, 'login', customer ? smsCode : NO_CODE, now())
    if (check !== 'right') throw new BusinessError(REFUSALS[check])
    if (!customer) throw new BusinessError(INNER.smsCodeWrong)
    login(customer.id, requestNo)
    if (wxCode) bindWechat(db, wxCode, customer.id)
    return { userId: customer.id }
  },

  wxLogin({ wxCode }, { db, login }) {
    const customerId = customerOfWechat(db, wxCode)
    if (customerId) login(customerId, randomUUID())
    return { isBound: customerId ? '1' : '0' }
  },

  logout(_request, { logout }) {
    logout()
    return {}
  },
} satisfies Pick<Handlers, 'smsCodeSend' | 'smsCodeVerify' | 'smsLogin' | 'wxLogin' | 'logout'>

/**
 * A login whose answer got lost is repeated with the same `requestNo`: its cookie was lost too. As long as the code
 * itself would be valid the session is opened again in place of the lost one; later the answer stands alone.
 */
export const repeatedLogin: NonNullable<RepeatedAnswers['smsLogin']> = (
  request,
  answer,
  context,
  answeredAt,
) => {
  if (context.now() - answeredAt <= SMS_VALID_SECONDS * 1000) context.login(answer.userId, request.requestNo)
}
