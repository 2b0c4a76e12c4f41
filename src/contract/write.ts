import * as v from 'valibot'
import { endpoint } from './endpoint'
import { RequestNoSchema } from './primitives'

/** So long the server knows what came of a write, and the device asks for it. */
export const SETTLE_DAYS = 7

/**
 * What came of a sensitive write whose answer got lost, by its key (`requestNo`): `done`, `refused`, or `void` when it
 * never arrived. A void key is refused from then on, however late the write itself comes in: the answer is final.
 */
export const writeSettle = endpoint(
  'writeSettle',
  v.object({ endpoint: v.pipe(v.string(), v.maxLength(60)), writeNo: RequestNoSchema }),
  v.object({ outcome: v.picklist(['done', 'refused', 'void']) }),
  { isCritical: true },
)
