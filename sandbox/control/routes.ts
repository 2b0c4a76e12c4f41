import type { FastifyInstance } from 'fastify'
import { failureOf } from '../api/failures'
import { certificateRoutes } from './certificates'
import { customerRoutes } from './customers'
import { faultRoutes } from './faults'
import { outboxRoutes } from './outbox'
import { officeRoutes } from './office'
import type { ControlParts, ControlRoutes } from './parts'
import { productRoutes } from './products'
import { worldRoutes } from './world'
import { named } from '../named'

const AREAS: readonly ControlRoutes[] = [
  customerRoutes,
  outboxRoutes,
  officeRoutes,
  certificateRoutes,
  faultRoutes,
  productRoutes,
  worldRoutes,
]

/** `/sandbox/api/*`: what developers and tests do to the sandbox from outside. Every answer is JSON. */
export function registerControl(app: FastifyInstance, parts: ControlParts): void {
  void app.register(
    named('control', async api => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store')
      })
      api.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
        const { status, text } = failureOf(error)
        void reply.code(status).send({ error: text })
      })
      for (const register of AREAS) register(api, parts)
    }),
    { prefix: '/sandbox/api' },
  )
}
