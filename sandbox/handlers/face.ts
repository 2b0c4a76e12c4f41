import { INNER, INNER_MESSAGES } from '@/contract/codes'
import { FACE_DAILY_LIMIT, FACE_VALID_SECONDS } from '@/contract/face'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { consentOf, setConsent } from '../store/consents'
import { failCountOf, findFaceCheck, openFaceCheck } from '../store/face-checks'
import { identityApplicationById } from '../store/identity-applications'
import { noteShare, PARTY } from '../store/third-parties'
import { faceVerifyToken, secondsLeftOf } from '../store/verify-tokens'

const MESSAGES = {
  pending: '',
  passed: '',
  failed: INNER_MESSAGES[INNER.faceFailed],
  cancelled: '您已取消人脸识别',
  expired: '人脸识别已超时，请重新开始',
} as const

const CONSENT_WITHDRAWN =
  '您已撤回对人脸信息处理的同意。可在“个人信息收集清单”中重新同意，或拨打客服热线申请人工审核'

/** A check for an application asks for one of the customer's own that waits for it. */
function refuseOtherApplications(authApplyId: string, { db, customerId, now }: HandlerContext): void {
  const { status, confirmed_at: confirmedAt } = ownRow(
    identityApplicationById(db, authApplyId, now()),
    customerId,
  )
  if (status !== ID_APPLICATION_STATUS.filling || confirmedAt === null) {
    throw new BusinessError(INNER.stateConflict)
  }
}

/** Handlers of `src/contract/face.ts`. */
export const faceHandlers = {
  faceStart({ scene, subject, channel }, context) {
    const { db, customerId, now, today } = context
    if (scene === 'realName' && subject !== '') refuseOtherApplications(subject, context)
    if (consentOf(db, customerId, 'face').status === 'withdrawn') {
      throw new BusinessError(INNER.stateConflict, { msg: CONSENT_WITHDRAWN })
    }
    const bizToken = openFaceCheck(db, { customerId, scene, subject, day: today(), now: now() })
    const failCount = failCountOf(db, customerId, today())
    if (!bizToken) throw new BusinessError(INNER.faceLimitReached, { data: { failCount } })
    setConsent(db, { customerId, code: 'face', status: 'given', now: now() })
    noteShare(db, customerId, PARTY.face, now())
    return {
      bizToken,
      verifyUrl: channel === 'h5' ? `/sandbox/face?bizToken=${bizToken}` : '',
      expireSeconds: FACE_VALID_SECONDS,
      failCount,
      limit: FACE_DAILY_LIMIT,
    }
  },

  faceResult({ bizToken }, { db, customerId, now, today }) {
    const check = ownRow(findFaceCheck(db, bizToken), customerId)
    const isLate = check.status === 'pending' && now() - check.created_at > FACE_VALID_SECONDS * 1000
    const status = isLate ? 'expired' : check.status
    const token = status === 'passed' ? faceVerifyToken(db, check, now()) : ''
    return {
      status,
      failCount: failCountOf(db, customerId, today()),
      limit: FACE_DAILY_LIMIT,
      msg: MESSAGES[status],
      verifyToken: token,
      expireSeconds: token ? secondsLeftOf(check, now()) : 0,
    }
  },

  faceCountQuery(_request, { db, customerId, today }) {
    return { failCount: failCountOf(db, customerId, today()), limit: FACE_DAILY_LIMIT, day: today() }
  },
} satisfies Partial<Handlers>
