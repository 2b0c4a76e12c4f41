import { INNER } from '@/contract/codes'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints } from '@/contract/registry'
import { invalidField } from '../api/business-error'
import { innerError, type Envelope } from '../api/envelope'
import type { Handlers } from '../api/handler'
import { firstAnswer, keepAnswer, type WriteKey } from '../store/idempotency'

/** What the kept payload of a void key is: no write has it, so that a late one never counts as repeated. */
const VOID = { isVoid: true }

function isSensitive(name: string): boolean {
  const endpoint = (endpoints as Readonly<Record<string, Endpoint>>)[name]
  return endpoint?.isSensitive === true
}

/** Handlers of `src/contract/write.ts`. */
export const writeHandlers = {
  writeSettle({ endpoint, writeNo }, { db, customerId, now }) {
    if (!isSensitive(endpoint)) throw invalidField('endpoint', '格式不正确')
    const key: WriteKey = { scope: `customer:${customerId}`, endpoint, requestNo: writeNo }
    const answer = firstAnswer(db, key) as Envelope | undefined
    if (!answer) {
      keepAnswer(db, key, VOID, innerError(INNER.duplicateInProgress), now())
      return { outcome: 'void' }
    }
    const statusCode = answer.result?.statusCode
    if (statusCode === INNER.success) return { outcome: 'done' }
    return { outcome: statusCode === INNER.duplicateInProgress ? 'void' : 'refused' }
  },
} satisfies Partial<Handlers>
