import net from 'node:net'
import { Problem } from './problem.mjs'

/** The port asked for in an environment variable; a Problem where it is none. */
export function portFrom(name, fallback) {
  const text = process.env[name] || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new Problem(`${name} must be a number from 0 to 65535, not "${text}".`)
}

/** Fails with a Problem where something already listens on the port, or it may not be used. */
export function requireFreePort(port, variable = 'PORT') {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', error => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`
      reject(
        new Problem(
          `Port ${port} ${reason}: stop what uses it, or choose another with ${variable}=${port + 1}.`,
        ),
      )
    })
    server.listen(port, '127.0.0.1', () => server.close(resolve))
  })
}
