import type { IdentifyInfo } from '@/contract/identify-info'
import { AUTH_STATUS, ID_TYPE } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { formatDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import type { Standing, Way } from './standing'
import { expiringNotes, termFact, termState } from './term'

type Identity = IdentifyInfo['identity']

const TITLE = '实名认证'

/** Whether it is by ID card that the customer goes on: by what is applied for, else by the document on record. */
const isByCard = ({ application, idType }: Identity) =>
  application ? isOn(application.isByCard) : idType === '' || idType === ID_TYPE.idCard

const begin = (text: string, identity: Identity): Way => ({
  text,
  route: isByCard(identity) ? 'identity/identity-scan' : 'identity/identity-info',
})
const renew = (text: string, identity: Identity): Way => ({
  ...begin(text, identity),
  params: { isUpdating: '1' },
})
function result(text: string, { authApplyId, isByCard: byCard }: NonNullable<Identity['application']>): Way {
  return isOn(byCard)
    ? { text, route: 'identity/real-name-result', params: { authApplyId } }
    : { text, route: 'identity/auth-detail', params: { applyNo: authApplyId } }
}

/** Who this is, as far as it is known. */
function factsOf({ nameMask, idNoMask }: Identity): Standing['facts'] {
  return [
    { label: '姓名', value: nameMask },
    { label: '证件号码', value: idNoMask },
  ].filter(({ value }) => value !== '')
}

/** Identity by documents: what is in force, and what was applied for in its place. */
export function identityStanding({ identity, today }: IdentifyInfo): Standing {
  switch (identity.status) {
    case AUTH_STATUS.passed:
    case AUTH_STATUS.expiring:
    case AUTH_STATUS.expired:
      return provedStanding(identity, today)
    case AUTH_STATUS.inReview:
      return inReview(identity)
    case AUTH_STATUS.failed:
      return failed(identity)
    default:
      return notProved(identity)
  }
}

function notProved(identity: Identity): Standing {
  const { application } = identity
  const isBegun = application?.status === ID_APPLICATION_STATUS.filling
  return {
    title: TITLE,
    state: isBegun ? 'underWay' : 'none',
    todo: '完成实名认证',
    facts: [],
    notes: [
      isBegun
        ? '上次的认证还没有完成，可以继续办理。'
        : '请准备好本人身份证原件，约需 3 分钟。没有身份证也可以用护照等其他证件。',
    ],
    way: begin(isBegun ? '继续认证' : '去认证', identity),
  }
}

function inReview(identity: Identity): Standing {
  const { application } = identity
  return {
    title: TITLE,
    state: 'underWay',
    todo: '等待实名认证审核通过',
    facts: factsOf(identity),
    notes: [`工作人员正在核对您的证件${decidedBy(identity)}，无需重复提交。`],
    way: application ? result('查看进度', application) : begin('查看进度', identity),
  }
}

function failed(identity: Identity): Standing {
  const { application } = identity
  const isBegun = application?.status === ID_APPLICATION_STATUS.filling
  const isRefused = application?.status === ID_APPLICATION_STATUS.failed
  const again = begin(isBegun ? '继续认证' : '重新认证', identity)
  return {
    title: TITLE,
    state: isBegun ? 'underWay' : 'failed',
    todo: '完成实名认证',
    facts: factsOf(identity),
    notes: [
      isRefused
        ? `原因：${application.rejectReason}`
        : isBegun
          ? '上次的认证还没有完成，可以继续办理。'
          : '请核对证件后重新认证。',
    ],
    way: isRefused ? result('查看结果', application) : again,
  }
}

function provedStanding(identity: Identity, today: string): Standing {
  const { status, expireDate } = identity
  const term = status === AUTH_STATUS.expired ? 'expired' : termState(expireDate, today)
  // The server may warn earlier than the days say.
  const own = term === 'valid' && status === AUTH_STATUS.expiring ? 'expiring' : term
  const isExpired = own === 'expired'
  const renewal = renewalOf(identity, isExpired)
  return {
    title: TITLE,
    state: isExpired ? (renewal.state ?? own) : own,
    todo: isExpired ? renewal.todo : '',
    facts: [...factsOf(identity), termFact(expireDate)],
    notes: [
      ...(isExpired ? ['证件已过期，更新前不能认购、赎回或变更信息。'] : []),
      ...renewal.notes,
      ...(renewal.state ? [] : expiringNotes(expireDate, today)),
    ],
    way: renewal.way,
  }
}

interface Renewal {
  /** Undefined: nothing was applied for, or nothing came of it yet. */
  readonly state?: 'underWay' | 'failed'
  /** Of an identity that has expired. */
  readonly todo: string
  readonly notes: readonly string[]
  readonly way: Way
}

/** The card in the place of the one in force, which stays in force until the new one has passed. */
function renewalOf(identity: Identity, isExpired: boolean): Renewal {
  const { application } = identity
  const todo = '更新身份证件'
  switch (application?.status) {
    case ID_APPLICATION_STATUS.filling:
      return {
        state: 'underWay',
        todo,
        notes: ['新证件还没有提交完，可以继续办理。'],
        way: renew('继续更新证件', identity),
      }
    case ID_APPLICATION_STATUS.inReview:
      return {
        state: 'underWay',
        todo: '等待新证件审核通过',
        notes: [`新证件正在审核${decidedBy(identity)}。`],
        way: result('查看进度', application),
      }
    case ID_APPLICATION_STATUS.failed:
      return {
        state: 'failed',
        todo,
        notes: [`新证件未通过，原因：${application.rejectReason}`],
        way: result('查看结果', application),
      }
    default:
      return { todo, notes: [], way: renew(isExpired ? '立即更新证件' : '更新证件', identity) }
  }
}

/** ，最迟 2026-11-25 告知结果; nothing where no day was promised. */
function decidedBy({ application }: Identity): string {
  return application?.promisedDate ? `，最迟 ${formatDate(application.promisedDate)} 告知结果` : ''
}
