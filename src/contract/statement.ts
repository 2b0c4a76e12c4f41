import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, EmptySchema, IdSchema, oneOf } from './primitives'
import { STATEMENT_KIND } from './tables/statement'

/** `2026-10`, `2026-Q3` or `2025`: the period is its name. */
const StatementIdSchema = v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}|-Q[1-4])?$/))

const StatementSchema = v.object({
  statementId: StatementIdSchema,
  kind: oneOf(STATEMENT_KIND),
  startDate: DateSchema,
  endDate: DateSchema,
  /** The day from which it can be read. */
  issueDate: DateSchema,
})

export type Statement = v.InferOutput<typeof StatementSchema>

/**
 * Statements of every month, quarter and year that is over, since the customer first held anything, newest first; of the
 * customer's own products, family trusts are not among them.
 */
export const statementList = endpoint(
  'statementList',
  EmptySchema,
  v.object({
    list: v.array(StatementSchema),
    /** When the next one comes; `""` for who never held anything. */
    nextIssueDate: DateSchema,
  }),
)

/**
 * The file of a statement (PDF), which `fileUrlQuery` opens; the same one whenever it is asked for. Errors: `notOwner` for one
 * that is not in the list.
 */
export const statementFile = endpoint(
  'statementFile',
  v.object({ statementId: StatementIdSchema }),
  v.object({ fileId: IdSchema, fileName: v.string() }),
  { errors: ['notOwner'] },
)
