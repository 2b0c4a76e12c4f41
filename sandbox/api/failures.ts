import type { FastifyInstance } from 'fastify'
import { storeTrouble } from '../sandbox-error'

/** What the outside is told of a failure; what exactly failed stands in the server's own output. */
export interface Failure {
  readonly status: number
  readonly text: string
}

/** Notes a failure of the server for its developer and says how to answer it; a refusal of the caller's passes as it is. */
export function failureOf(error: Error & { statusCode?: number }): Failure {
  const { statusCode = 500, message } = error
  if (statusCode < 500) return { status: statusCode, text: message }
  const trouble = storeTrouble(error)
  console.error(trouble === undefined ? error : `${trouble}: a request was undone.`)
  return trouble === undefined
    ? { status: 500, text: 'The sandbox failed: its output says how.' }
    : { status: 503, text: `${trouble}: try again later.` }
}

/** Answers what fails anywhere outside the customer API, without a word about the inside. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { status, text } = failureOf(error)
    return reply.code(status).send({ code: `-${status}`, msg: text })
  })
}
