import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inlineScriptHashes } from '../../config/document-headers'
import { writeDeployFiles, type DeployHeaders } from '../../config/deploy-files'
import { cleanUp, FIXTURE_HTML, fixtureDist, startTest } from '../testing/harness'

const ENTRY_HTML = FIXTURE_HTML.replace('<body>', '<body><script>first()</script>')

let distDir: string
let headers: DeployHeaders
let nginx: string

beforeAll(() => {
  distDir = fixtureDist()
  mkdirSync(path.join(distDir, 'entry/assets'), { recursive: true })
  writeFileSync(path.join(distDir, 'entry/assets/list.html'), ENTRY_HTML)
  writeDeployFiles(distDir)
  const read = (name: string) => readFileSync(path.join(distDir, 'deploy', name), 'utf8')
  headers = JSON.parse(read('headers.json')) as DeployHeaders
  nginx = read('nginx.conf')
})
afterAll(cleanUp)

test('the hashes are those of every page, each once', () => {
  expect(headers.scriptHashes).toEqual(inlineScriptHashes(ENTRY_HTML).sort())
  expect(headers.scriptHashes).toHaveLength(2)
})

test.each([
  ['a page', '/phone/assets/list', 'documents'],
  ['any other address', '/phone/any/where', 'documents'],
  ['the root', '/phone/', 'documents'],
  ['a file', '/phone/js/app.js', 'files'],
] as const)('%s gets from the sandbox what is written for the deployer', async (_what, address, kind) => {
  writeFileSync(path.join(distDir, 'js/app.js'), 'x')
  const { browser, stop } = await startTest({ distDir })
  const response = await browser.fetch(address)
  await stop()
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport,
    ...same
  } = headers[kind] as Record<string, string>
  expect(transport).toMatch(/^max-age=\d{8}/)
  for (const [name, value] of Object.entries(same)) {
    expect([name, response.headers.get(name)]).toEqual([name, value])
  }
  // The sandbox allows each page its own scripts, a deployed server allows all pages those of all.
  const withoutHashes = (text: string | null | undefined) => text?.replace(/ 'sha256-[^']+'/g, '') ?? null
  expect(withoutHashes(response.headers.get('content-security-policy'))).toBe(withoutHashes(policy))
})

test.each(['documents', 'files'] as const)(
  '%s give no path of theirs to anybody, the own server neither',
  kind => {
    expect(['no-referrer', 'origin', 'strict-origin']).toContain(headers[kind]['Referrer-Policy'])
  },
)

test('nginx sends them with every page whatever its spelling, and no entry page as a file', () => {
  const locations = [...nginx.matchAll(/^location (.+?) \{(?:\s*return (\d+);)?/gm)].map(([, rule, code]) => [
    rule,
    code,
  ])
  expect(locations.slice(0, 2)).toEqual([
    ['^~ /phone/entry/', '404'],
    ['^~ /phone/deploy/', '404'],
  ])
  const ofPages = nginx.slice(nginx.lastIndexOf('location '))
  for (const [name, value] of Object.entries(headers.documents)) {
    expect(ofPages).toContain(`add_header ${name} "${value}" always;`)
  }
  expect(ofPages).toContain('try_files $uri /phone/entry/$page.html /phone/index.html;')
})
