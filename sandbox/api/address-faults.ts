import type { FastifyInstance, FastifyReply } from 'fastify'
import { faultAnswer, type AddressTarget, type FaultAnswer, type Faults } from './faults'

/** Sends what a fault says instead of the real answer. */
export function sendFaultAnswer(reply: FastifyReply, answer: FaultAnswer): void {
  if (answer.kind === 'drop') {
    reply.hijack()
    reply.raw.socket?.destroy()
  } else if (answer.kind === 'envelope') {
    void reply.send(answer.envelope)
  } else {
    void reply.code(answer.httpStatus).type('application/json; charset=utf-8').send(answer.body)
  }
}

/** What the addresses of files, pictures and videos need to go wrong. */
export interface AddressFaults {
  readonly faults: Faults
  wait(ms: number): Promise<void>
}

/** Lets every address of a scope go wrong when a fault for it is in force; register the addresses after it. */
export function registerAddressFaults(
  scope: FastifyInstance,
  target: AddressTarget,
  { faults, wait }: AddressFaults,
): void {
  scope.addHook('preHandler', async (_request, reply) => {
    const fault = faults.take(target)
    if (fault?.delayMs) await wait(fault.delayMs)
    const answer = fault && faultAnswer(fault)
    if (!answer) return undefined
    sendFaultAnswer(reply, answer)
    return reply
  })
}
