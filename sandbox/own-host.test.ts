import http from 'node:http'
import path from 'node:path'
import { type Sandbox, startSandbox } from './server'
import { cleanUp, fixtureDist, temporaryFolder } from './testing/harness'

let sandbox: Sandbox

beforeAll(async () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  // Another address of this machine, as a phone in the same network calls it.
  sandbox = await startSandbox({ port: 0, host: '127.0.0.2', dataDir, distDir: fixtureDist(), quiet: true })
})
afterAll(async () => {
  await sandbox.close()
  await cleanUp()
})

/** Status of a call that names this host. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${sandbox.url}/sandbox/api/status`, { headers: { host } }, response => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
  })
}

test('a sandbox that listens on another address of the machine answers to it, and to no other name', async () => {
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/)
  expect(await statusFor(`127.0.0.2:${sandbox.port}`)).toBe(200)
  expect(await statusFor(`localhost:${sandbox.port}`)).toBe(200)
  expect(await statusFor(`rebound.example:${sandbox.port}`)).toBe(403)
  expect(await statusFor(`192.168.1.5:${sandbox.port}`)).toBe(403)
})
