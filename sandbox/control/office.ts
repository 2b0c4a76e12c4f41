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
  /** What is to be changed, where an application is sent back field by field. */
  remarks: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          section: v.string(),
          field: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{0,80}$/)), ''),
          content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
})

const QuerySchema = v.object({ kind: v.optional(v.string()) })

/** What waits for the company's decision, and deciding it. */
export const officeRoutes: ControlRoutes = (api, { db, clock }) => {
  api.get('/office', async request => {
    const { kind: wanted } = read(QuerySchema, request.query)
    const desks = DESKS.filter(({ kind }) => !wanted || kind === wanted)
    return desks.flatMap(({ kind, title, takesAmount = false, remarkSections = [], waiting }) =>
      waiting(db).map(({ id, customerId, submittedAt, dueAt, facts }) => ({
        kind,
        title,
        id,
        customer: customerById(db, customerId).key,
        submittedAt: formatInstant(submittedAt),
        dueAt: formatInstant(dueAt),
        facts,
        takesAmount,
        remarkSections,
      })),
    )
  })
  api.post('/office', async request => {
    const { kind, id, isPassed, reason, amount, remarks } = read(DecisionSchema, request.body)
    const sections = DESKS.find(desk => desk.kind === kind)?.remarkSections ?? []
    const stray = remarks.find(({ section }) => !sections.includes(section))
    if (stray) {
      throw new BadControlCall(`remarks: ${stray.section} is none of ${sections.join(', ') || 'nothing'}.`)
    }
    if (isPassed && remarks.length > 0) throw new BadControlCall('remarks: what is passed has none.')
    if (!isPassed && !reason && remarks.length === 0) {
      throw new BadControlCall('reason: the customer has to be told why.')
    }
    const decision = { isPassed, reason: isPassed ? '' : reason, amount, remarks }
    if (!decideCase(db, { kind, id }, decision, clock.now())) {
      throw new BadControlCall('No case of this kind and id waits.')
    }
    return {}
  })
}
