import { randomUUID } from 'node:crypto'
import type { AgreementCode } from '@/contract/agreement'
import { INNER } from '@/contract/codes'
import {
  NAMED_SCENES,
  PUBLIC_SCENES,
  SMS_RESEND_SECONDS,
  SMS_VALID_SECONDS,
  type SmsScene,
} from '@/contract/session'
import { LOGIN_WAY } from '@/contract/tables/device'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers, RepeatedAnswers } from '../api/handler'
import { closedOn } from '../store/cancellations'
import { noteCollection } from '../store/collections'
import { consentOf, setConsent } from '../store/consents'
import { customerById, customerByMobile } from '../store/customers'
import { addLoginRecord } from '../store/login-records'
import { endSessionOf, IDLE_LIMIT_MS, type LiveSession } from '../store/sessions'
import { sendCode } from '../store/sms-codes'
import { noteShare, PARTY } from '../store/third-parties'
import { issueVerifyToken } from '../store/verify-tokens'
import { bindWechat, customerOfWechat, useWechatCode } from '../store/wechat'
import { acceptedAgreement } from './agreement'
import { requireCode, requireCodeAllowed } from './codes'

/** A code no phone was ever sent: comparing it counts as a wrong try. */
const NO_CODE = ''

const isPublicScene = (scene: SmsScene) => (PUBLIC_SCENES as readonly SmsScene[]).includes(scene)
const isNamedScene = (scene: SmsScene) => (NAMED_SCENES as readonly SmsScene[]).includes(scene)

/** The phone of the customer of this call. */
function ownMobile({ db, customerId }: HandlerContext): string {
  if (!customerId) throw new BusinessError(INNER.loginRequired)
  return customerById(db, customerId).mobile
}

/** When a session ends, as the contract says it. */
export function sessionTimes({ handle, idleSecondsLeft, secondsLeft }: LiveSession) {
  return { handle, idleSeconds: IDLE_LIMIT_MS / 1000, idleSecondsLeft, secondsLeft }
}

/** Nobody agrees to a version they did not read. */
function requireCurrent(
  context: HandlerContext,
  versions: readonly { code: AgreementCode; version: string }[] = [],
): void {
  for (const { code, version } of versions) acceptedAgreement(context, code, version)
}

/** Whoever has proved that the phone is theirs is told why it logs in no more. */
function requireOpen({ db }: HandlerContext, customerId: string): void {
  const day = closedOn(db, customerId)
  if (day === undefined) return
  const msg = `该账户已于 ${day} 注销，不能登录。如需帮助，请拨打客服热线`
  throw new BusinessError(INNER.accountClosed, { msg })
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
    const { db, now, address } = context
    const own = isPublicScene(scene) ? undefined : ownMobile(context)
    const receiver = isNamedScene(scene) ? mobile : own
    if (!receiver) throw invalidField('mobile', '请输入正确的手机号')
    const order = { mobile: receiver, scene, channel, address }
    requireCodeAllowed(context, order, { id: captchaId, code: captchaCode })
    sendCode(db, order, now())
    const customer = customerByMobile(db, receiver)
    if (customer) noteShare(db, customer.id, PARTY.messages, now())
    return { resendSeconds: SMS_RESEND_SECONDS, validSeconds: SMS_VALID_SECONDS }
  },

  smsCodeVerify({ scene, subject, smsCode }, context) {
    const { db, customerId, now } = context
    // A login is no proof for anything else, nor is a registration or another phone.
    if (isNamedScene(scene)) throw invalidField('scene', '格式不正确')
    requireCode(context, { mobile: ownMobile(context), scene, code: smsCode })
    return { verifyToken: issueVerifyToken(db, { customerId, kind: 'sms', scene, subject, now: now() }) }
  },

  smsLogin({ mobile, smsCode, agreementVersions, wxCode, requestNo }, context) {
    const { db, now, login, device } = context
    requireCurrent(context, agreementVersions)
    const customer = customerByMobile(db, mobile)
    // A number that is nobody's goes the same way with a code that never fits, so the answers do not tell it apart.
    const noteLogin = (isSuccess: boolean) => {
      if (!customer) return
      addLoginRecord(db, { customerId: customer.id, at: now(), device, way: LOGIN_WAY.sms, isSuccess })
    }
    try {
      requireCode(context, { mobile, scene: 'login', code: customer ? smsCode : NO_CODE })
    } catch (error) {
      noteLogin(false)
      throw error
    }
    if (!customer) throw new BusinessError(INNER.smsCodeWrong)
    requireOpen(context, customer.id)
    login(customer.id, requestNo)
    noteLogin(true)
    // A used code proves no WeChat account; the login itself stands.
    if (wxCode && useWechatCode(db, wxCode, now())) bindOnLogin(context, wxCode, customer.id)
    noteCollection(db, { customerId: customer.id, item: 'login', scene: '短信登录', now: now() })
    return { userId: customer.id }
  },

  wxLogin({ wxCode, agreementVersions }, context) {
    const { db, now, login, device } = context
    requireCurrent(context, agreementVersions)
    if (!useWechatCode(db, wxCode, now())) throw invalidField('wxCode', '微信授权已失效，请重试')
    const customerId = customerOfWechat(db, wxCode)
    if (customerId) {
      login(customerId, randomUUID())
      addLoginRecord(db, { customerId, at: now(), device, way: LOGIN_WAY.wechat, isSuccess: true })
      noteCollection(db, { customerId, item: 'login', scene: '微信登录', now: now() })
    }
    return { isBound: customerId ? '1' : '0' }
  },

  logout({ handle }, { db, session, logout }) {
    if (handle !== undefined) endSessionOf(db, handle)
    // A device that logged in anew meanwhile stays logged in.
    if (handle === undefined || !session || session.handle === handle) logout()
    return {}
  },

  sessionStatus(_request, { session }) {
    return { session: session ? sessionTimes(session) : null }
  },

  hostTokenSettle({ choice }, { settleHostToken }) {
    if (settleHostToken(choice)) return {}
    throw new BusinessError(INNER.stateConflict, { msg: '登录链接已失效，请返回小程序重新打开' })
  },
} satisfies Partial<Handlers>

/**
 * A login whose answer got lost is repeated with the same `requestNo`: its cookie was lost too, and the session is opened
 * again in place of the lost one. Once that was used, ended, or some time has passed, the code counts as used: whoever
 * has read the request can do nothing with it.
 */
export const repeatedLogin: NonNullable<RepeatedAnswers['smsLogin']> = (
  { requestNo },
  { userId },
  context,
) => {
  if (!context.loginAgain(userId, requestNo)) throw new BusinessError(INNER.smsCodeExpired)
}
