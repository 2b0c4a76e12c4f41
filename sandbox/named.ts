import type { FastifyPluginAsync } from 'fastify'

/**
 * Routes with a name of their own for the server's messages. It looks for the name of others among all modules that are
 * loaded, which takes longer than all else about a start where modules are counted by the thousand.
 */
export function named(name: string, routes: FastifyPluginAsync): FastifyPluginAsync {
  return Object.assign(routes, { [Symbol.for('fastify.display-name')]: name })
}
