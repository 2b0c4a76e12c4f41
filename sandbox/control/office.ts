import * as v from 'valibot'
import { IdSchema } from '@/contract/primitives'
import { formatInstant } from '../clock'
import { fileLink } from '../files/links'
import { decideCase, DESKS } from '../office/desks'
import { customerById } from '../store/customers'
import { uploadedFileById } from '../store/uploads'
import { BadControlCall, type ControlRoutes, read } from './parts'

const DecisionSchema = v.strictObject({
  kind: v.string(),
  id: v.string(),
  isPassed: v.boolean(),
  /** Why not, as the customer reads it. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** What the customer is answered, where they asked. */
  answer: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
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

/** A file of a case that waits: where it is for ten minutes, and what it is. */
const FileSchema = v.object({ fileId: IdSchema })

const QuerySchema = v.object({ kind: v.optional(v.string()) })

/** What waits for the company's decision, and deciding it. */
export const officeRoutes: ControlRoutes = (api, { db, clock }) => {
  api.get('/office', async request => {
    const { kind: wanted } = read(QuerySchema, request.query)
    const desks = DESKS.filter(({ kind }) => !wanted || kind === wanted)
    return desks.flatMap(
      ({ kind, title, takesAmount = false, takesAnswer = false, remarkSections = [], waiting }) =>
        waiting(db).map(({ id, customerId, submittedAt, dueAt, facts, files = [] }) => ({
          kind,
          title,
          id,
          customer: customerById(db, customerId).key,
          submittedAt: formatInstant(submittedAt),
          dueAt: formatInstant(dueAt),
          facts,
          files,
          takesAmount,
          takesAnswer,
          remarkSections,
        })),
    )
  })
  api.get('/office/file', async request => {
    const { fileId } = read(FileSchema, request.query)
    const isShown = DESKS.some(({ waiting }) =>
      waiting(db).some(({ files = [] }) => files.some(file => file.fileId === fileId)),
    )
    const file = isShown ? uploadedFileById(db, fileId) : undefined
    if (!file) throw new BadControlCall('fileId: no case that waits has this file.')
    return { url: fileLink(db, fileId, clock.now()), mime: file.mime }
  })
  api.post('/office', async request => {
    const { kind, id, isPassed, reason, answer, amount, remarks } = read(DecisionSchema, request.body)
    const sections = DESKS.find(desk => desk.kind === kind)?.remarkSections ?? []
    const stray = remarks.find(({ section }) => !sections.includes(section))
    if (stray) {
      throw new BadControlCall(`remarks: ${stray.section} is none of ${sections.join(', ') || 'nothing'}.`)
    }
    if (isPassed && remarks.length > 0) throw new BadControlCall('remarks: what is passed has none.')
    if (!isPassed && !reason && remarks.length === 0) {
      throw new BadControlCall('reason: the customer has to be told why.')
    }
    const decision = { isPassed, reason: isPassed ? '' : reason, answer, amount, remarks }
    if (!decideCase(db, { kind, id }, decision, clock.now())) {
      throw new BadControlCall('No case of this kind and id waits.')
    }
    return {}
  })
}
