import * as v from 'valibot'
import { GATE_ERRORS } from './codes'
import { type CodeOf, codesOf } from './code-table'
import { endpoint } from './endpoint'
import { DateTimeSchema, IdSchema, openCode, RequestNoSchema } from './primitives'
import { FT_APPLY_STATUS, FT_SECTION } from './tables/trust'

/** The seven steps by name, in their order (FT_STEPS has their words); all but `confirm` fill the section of their name. */
export const FT_STEP_IDS = [
  'principal',
  'identity',
  'spouse',
  'confirm',
  'setup',
  'property',
  'people',
] as const

export type FtStepId = (typeof FT_STEP_IDS)[number]
export type FtSection = CodeOf<typeof FT_SECTION>

/** What keeps an application from being handed in: where it is mended, and the words. */
const SubmitErrorSchema = v.object({
  section: v.picklist(codesOf(FT_SECTION)),
  field: v.string(),
  msg: v.string(),
})

export type FtSubmitError = v.InferOutput<typeof SubmitErrorSchema>

/**
 * Hands the application in: every rule once more, of every section. With `errors` nothing has changed; without, it is in review.
 * Errors: the gates of `ftApplicationStart`, `stateConflict`, `notOwner`.
 */
export const ftApplicationSubmit = endpoint(
  'ftApplicationSubmit',
  v.object({ applyId: IdSchema, requestNo: RequestNoSchema }),
  v.object({
    ftApplyStatus: openCode(FT_APPLY_STATUS),
    applyTime: DateTimeSchema,
    errors: v.array(SubmitErrorSchema),
  }),
  {
    isWrite: true,
    isCritical: true,
    errors: [...GATE_ERRORS, 'stateConflict', 'notOwner'],
  },
)
