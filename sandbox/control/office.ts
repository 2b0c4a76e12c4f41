import * as v from 'valibot'
import { formatInstant } from '../clock'
import { decideCase, DESKS } from '../office/desks'
import { customerById } from '../store/customers'
import { BadControlCall, type ControlRoutes, read } from './parts'

const DecisionSchema = v.strictObject({
  kind: v.string(),
  id: v.string(),
  isPassed: v.boolean(),
  /** Why not, as the customer reads it. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** Yuan that came in, where it is about money. */
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))),
})

const QuerySchema = v.object({ kind: v.optional(v.string()) })

/** What waits for the company's decision, and deciding it. */
export const officeRoutes: ControlRoutes = (api, { db, clock }) => {
  api.get('/office', async request => {
    const { kind: wanted } = read(QuerySchema, request.query)
    const desks = DESKS.filter(({ kind }) => !wanted || kind === wanted)
    return desks.flatMap(({ kind, title, takesAmount = false, waiting }) =>
      waiting(db).map(({ id, customerId, submittedAt, dueAt, facts }) => ({
        kind,
        title,
        id,
        customer: customerById(db, customerId).key,
        submittedAt: formatInstant(submittedAt),
        dueAt: formatInstant(dueAt),
        facts,
        takesAmount,
      })),
    )
  })
  api.post('/office', async request => {
    const { kind, id, isPassed, reason, amount } = read(DecisionSchema, request.body)
    if (!isPassed && !reason) throw new BadControlCall('reason: the customer has to be told why.')
    const decision = { isPassed, reason: isPassed ? '' : reason, amount }
    if (!decideCase(db, { kind, id }, decision, clock.now())) {
      throw new BadControlCall('No case of this kind and id waits.')
    }
    return {}
  })
}
