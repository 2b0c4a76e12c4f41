import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { SMS_RESEND_SECONDS, SMS_VALID_SECONDS, type SmsScene } from '@/contract/session'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers, RepeatedAnswers } from '../api/handler'
import { useCaptcha } from '../store/captchas'
import { noteCollection } from '../store/collections'
import { consentOf, setConsent } from '../store/consents'
import { customerById, customerByMobile } from '../store/customers'
import { checkCode, maySendCode, sendCode, type CodeCheck } from '../store/sms-codes'
import { noteShare, PARTY } from '../store/third-parties'
import { issueVerifyToken } from '../store/verify-tokens'
import { bindWechat, customerOfWechat } from '../store/wechat'

/** How a code that does not fit is refused. */
export const CODE_REFUSALS = {
  wrong: INNER.smsCodeWrong,
  expired: INNER.smsCodeExpired,
  locked: INNER.smsTooManyTries,
} as const satisfies Record<Exclude<CodeCheck, 'right'>, string>

/** A code no phone was ever sent: comparing it counts as a wrong try. */
const NO_CODE = ''

/** Scenes of who has no session yet: the code goes to the phone that is named. */
const PUBLIC_SCENES: readonly SmsScene[] = ['login', 'register']

/** The phone of the customer of this call. */
function ownMobile({ db, customerId }: HandlerContext): string {
  if (!customerId) throw new BusinessError(INNER.loginRequired)
  return customerById(db, customerId).mobile
}

/** Uses the picture code up; one that does not fit is told at its field. */
function checkPicture({ db, now }: HandlerContext, id: string, code: string): void {
  const check = useCaptcha(db, { id, code }, now())
  if (check === 'wrong') throw invalidField('captchaCode', '图形验证码不正确，请重新输入')
  if (check === 'expired') throw invalidField('captchaCode', '图形验证码已失效，请重新输入')
}

function bindOnLogin({ db, now }: HandlerContext, wxCode: string, customerId: string): void {
  if (consentOf(db, customerId, 'wechat').status === 'withdrawn') return
  setConsent(db, { customerId, code: 'wechat', status: 'given', now: now() })
  bindWechat(db, wxCode, customerId)
  noteShare(db, customerId, PARTY.wechat, now())
}

/** Handlers of `src/contract/session.ts`. */
export const sessionHandlers = {
  smsCodeSend({ mobile, scene, channel = 'sms', captchaId = '', captchaCode = '' }, context) {
    const { db, now } = context
    const receiver = PUBLIC_SCENES.includes(scene) ? mobile : ownMobile(context)
    if (!receiver) throw invalidField('mobile', '请输入正确的手机号')
    const code = { mobile: receiver, scene, channel }
    if (!maySendCode(db, code, now())) throw new BusinessError(INNER.smsTooManyTries)
    if (scene === 'register' && channel === 'sms') checkPicture(context, captchaId, captchaCode)
    sendCode(db, code, now())
    const customer = customerByMobile(db, receiver)
    if (customer) noteShare(db, customer.id, PARTY.messages, now())
    return { resendSeconds: SMS_RESEND_SECONDS, validSeconds: SMS_VALID_SECONDS }
  },

  smsCodeVerify({ scene, smsCode }, context) {
    const { db, customerId, now } = context
    // A login is no proof for anything else, nor is a registration.
    if (PUBLIC_SCENES.includes(scene)) throw invalidField('scene', '格式不正确')
    const check = checkCode(db, ownMobile(context), scene, smsCode, now())
    if (check !== 'right') throw new BusinessError(CODE_REFUSALS[check])
    return { verifyToken: issueVerifyToken(db, { customerId, scene, now: now() }) }
  },

  smsLogin({ mobile, smsCode, wxCode, requestNo }, context) {
    const { db, now, login } = context
    const customer = customerByMobile(db, mobile)
    // A number that is nobody's goes the same way with a code that never fits, so the answers do not tell it apart.
    const check = checkCode(db, mobile, 'login', customer ? smsCode : NO_CODE, now())
    if (check !== 'right') throw new BusinessError(CODE_REFUSALS[check])
    if (!customer) throw new BusinessError(INNER.smsCodeWrong)
    login(customer.id, requestNo)
    if (wxCode) bindOnLogin(context, wxCode, customer.id)
    noteCollection(db, { customerId: customer.id, item: 'login', scene: '短信登录', now: now() })
    return { userId: customer.id }
  },

  wxLogin({ wxCode }, { db, now, login }) {
    const customerId = customerOfWechat(db, wxCode)
    if (customerId) {
      login(customerId, randomUUID())
      noteCollection(db, { customerId, item: 'login', scene: '微信登录', now: now() })
    }
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
