import * as v from 'valibot'
import { maskName } from '@/lib/mask'
import { setSessionCookie, tokensOf } from '../api/cookies'
import { ENDPOINT_NAMES } from '../api/endpoint-names'
import { ADDRESS_TARGETS } from '../api/faults'
import { deviceName } from '../devices/device-name'
import { formatInstant } from '../clock'
import { maySignInMiniProgram } from '../host-policy'
import { routeList } from '@/routes'
import { customerById, listCustomers } from '../store/customers'
import { issueHostToken } from '../store/host-tokens'
import { endSession, expireSessions, openSession, peekSession } from '../store/sessions'
import { type ControlRoutes, customerOf, read } from './parts'

const LoginSchema = v.strictObject({
  customer: v.string(),
  /** `false` issues the token of a link (`xtoken`) instead, good for one login, and leaves the cookie alone. */
  cookie: v.optional(v.boolean(), true),
  /** The session that a mini-program holds in its memory is this customer's from now on, and anew if it has ended. */
  token: v.optional(v.pipe(v.string(), v.minLength(20))),
})
const ExpireSchema = v.strictObject({ customer: v.optional(v.string()) })

/** Who there is, who is logged in, and how sessions begin and end from outside. */
export const customerRoutes: ControlRoutes = (api, { db, clock }) => {
  api.get('/customers', async () =>
    listCustomers(db).map(({ key, id, name, mobile, note }) => ({
      key,
      id,
      nameMask: maskName(name),
      mobile,
      note,
    })),
  )
  // For pickers: every page of the product, by its path below /phone/.
  api.get('/pages', async () => routeList.map(({ path, title }) => ({ value: path, label: title })))

  api.get('/status', async request => {
    const id = peekSession(db, tokensOf(request).session, clock.now())?.customerId
    return {
      now: formatInstant(clock.now()),
      customer: id === undefined ? null : customerById(db, id).key,
      endpoints: [...ENDPOINT_NAMES, ...ADDRESS_TARGETS],
      maySignInMiniProgram: maySignInMiniProgram(db),
    }
  })
  api.post('/login', async (request, reply) => {
    const input = read(LoginSchema, request.body)
    const customer = customerOf(db, input.customer)
    const token = db.transaction(() => {
      if (!input.cookie) return issueHostToken(db, customer.id, clock.now())
      endSession(db, input.token ?? tokensOf(request).session)
      const device = deviceName(request.headers['user-agent'])
      return openSession(db, customer.id, clock.now(), { device, token: input.token })
    })
    if (input.cookie) setSessionCookie(reply, token)
    return { token }
  })
  api.post('/expire', async request => {
    const { customer } = read(ExpireSchema, request.body ?? {})
    return { ended: expireSessions(db, customer === undefined ? undefined : customerOf(db, customer).id) }
  })
}
