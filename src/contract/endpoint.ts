import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorName } from './codes'
import type { Shape } from '@/lib/answer-shape'
import { shapeOf } from './shape'

/** Flags that change how both sides treat a call. */
export interface EndpointTraits<Errors extends ErrorName = ErrorName> {
  /** A write: it carries a key (`requestNo`), the server answers a repeated one with its first result. */
  readonly isWrite?: boolean
  /** Money, identity or safety hangs on the answer: an amount in it that cannot be read is no answer. */
  readonly isCritical?: boolean
  /**
   * A write of the customer's that must not happen twice whatever they do next: until its outcome is known it is
   * remembered, and asked for before the next of its kind (`writeSettle`).
   */
  readonly isSensitive?: boolean
  /** What it can be refused with besides what any call can be (`COMMON_ERRORS`), by the names of `INNER`. */
  readonly errors?: readonly Errors[]
  /** Callable without a session (registration, login, download pages). */
  readonly isPublic?: boolean
}

/**
 * One call of the customer API: `POST /services/trustAppApi/{name}` (specification, section 7).
 * `request` describes `requestData`, `response` describes `result.data`.
 */
export interface Endpoint<
  Name extends string = string,
  Req extends GenericSchema = GenericSchema,
  Res extends GenericSchema = GenericSchema,
  Errors extends ErrorName = ErrorName,
> extends EndpointTraits<Errors> {
  readonly name: Name
  readonly request: Req
  readonly response: Res
  /** How its answers are read; a production build has this alone, in the place of both schemas. */
  readonly shape: Shape
}

export type RequestOf<E extends Endpoint> = InferInput<E['request']>
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>

/** Declares an endpoint; the registry lists it for the sandbox, packages import it for the client. */
export function endpoint<
  Name extends string,
  Req extends GenericSchema,
  Res extends GenericSchema,
  const Errors extends ErrorName = never,
>(
  name: Name,
  request: Req,
  response: Res,
  traits: EndpointTraits<Errors> = {},
): Endpoint<Name, Req, Res, Errors> {
  let shape: Shape | undefined
  return {
    name,
    request,
    response,
    get shape() {
      return (shape ??= shapeOf(response, traits.isCritical))
    },
    ...traits,
  }
}
