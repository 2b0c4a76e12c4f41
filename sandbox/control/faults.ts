import type { FastifyReply } from 'fastify'
import { FaultSchema } from '../api/faults'
import { type ControlRoutes, read } from './parts'

/** Faults to come, and the log of what was called. */
export const faultRoutes: ControlRoutes = (api, { faults, log }) => {
  api.get('/faults', async () => faults.list())
  api.post('/faults', async request => faults.add(read(FaultSchema, request.body)))
  api.delete('/faults', async () => {
    faults.clear()
    return {}
  })
  api.delete('/faults/:id', async (request, reply: FastifyReply) => {
    const { id } = request.params as { id: string }
    return faults.remove(Number(id))
      ? {}
      : reply.code(404).send({ error: `No fault has the number ${id.slice(0, 16)}.` })
  })
  api.get('/log', async request => log.since(Number((request.query as { since?: string }).since) || 0))
  api.delete('/log', async () => {
    log.clear()
    return {}
  })
}
