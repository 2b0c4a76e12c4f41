import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import type { Faults } from '../api/faults'
import type { RequestLog } from '../api/request-log'
import { check } from '../api/validate'
import type { Clock } from '../clock'
import type { Jobs } from '../jobs'
import { customerByKey, type CustomerRow } from '../store/customers'
import type { Db } from '../store/database'

/** What the control API may touch. */
export interface ControlParts {
  readonly db: Db
  readonly clock: Clock
  readonly faults: Faults
  readonly log: RequestLog
  readonly jobs: Jobs
  /** Brings the store back to the seed data. */
  reset(): void
}

/** Routes of one area, below `/sandbox/api`. */
export type ControlRoutes = (api: FastifyInstance, parts: ControlParts) => void

/** Ends a control call with 400 and a sentence. */
export class BadControlCall extends Error {
  readonly statusCode = 400
}

/** The body of a control call; throws a {@link BadControlCall} that names what is wrong. */
export function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const checked = check(schema, value)
  if ('value' in checked) return checked.value
  throw new BadControlCall(checked.errors.map(({ field, msg }) => `${field || 'body'}: ${msg}`).join('; '))
}

/** The seeded customer with a key like `U1`. */
export function customerOf(db: Db, key: string): CustomerRow {
  const customer = customerByKey(db, key)
  if (!customer) throw new BadControlCall(`No customer is called ${key.slice(0, 32)}.`)
  return customer
}
