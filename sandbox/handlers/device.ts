import { INNER } from '@/contract/codes'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { loginRecordsOf } from '../store/login-records'
import { pageOf } from '../store/page'
import { endSessionOf, sessionsOf, type OwnSession } from '../store/sessions'

const ownSessions = ({ db, customerId, now }: HandlerContext) => sessionsOf(db, customerId, now())

const isCurrent = ({ handle }: OwnSession, { session }: HandlerContext) => handle === session?.handle

function devicesOf(context: HandlerContext) {
  const own = ownSessions(context)
  const current = own.filter(one => isCurrent(one, context))
  const others = own.filter(one => !isCurrent(one, context))
  return {
    list: [...current, ...others].map(one => ({
      deviceId: one.id,
      name: one.device,
      loginTime: dateTimeInShanghai(one.openedAt),
      activeTime: dateTimeInShanghai(one.lastSeenAt),
      isCurrent: isCurrent(one, context) ? ('1' as const) : ('0' as const),
    })),
    serverTime: dateTimeInShanghai(context.now()),
  }
}

/** Ends every session of the customer but the one that asks; answers how many. */
export function signOutOthers(context: HandlerContext): number {
  const others = ownSessions(context).filter(one => !isCurrent(one, context))
  for (const { handle } of others) endSessionOf(context.db, handle)
  return others.length
}

/** Handlers of `src/contract/device.ts`. */
export const deviceHandlers = {
  deviceList: (_request, context) => devicesOf(context),

  deviceSignOut({ deviceId }, context) {
    const found = ownSessions(context).find(({ id }) => id === deviceId)
    if (!found) throw new BusinessError(INNER.notOwner)
    if (isCurrent(found, context)) {
      throw new BusinessError(INNER.stateConflict, { msg: '这是当前设备，请使用“退出登录”' })
    }
    endSessionOf(context.db, found.handle)
    return devicesOf(context)
  },

  deviceSignOutOthers(_request, context) {
    signOutOthers(context)
    return devicesOf(context)
  },

  loginRecordList(paging, { db, customerId, now }) {
    const rows = loginRecordsOf(db, customerId, now()).map(({ id, at, device, way, is_success }) => ({
      recordId: id,
      time: dateTimeInShanghai(at),
      device,
      way,
      isSuccess: is_success === 1 ? ('1' as const) : ('0' as const),
    }))
    return { ...pageOf(rows, paging), serverTime: dateTimeInShanghai(now()) }
  },
} satisfies Partial<Handlers>
