import { createHash } from 'node:crypto'
import { mkdirSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { IMAGE_HOSTS, PDF_HOSTS, VIDEO_HOSTS } from '@/contract/host-policy'
import {
  type Browser,
  cleanUp,
  FIXTURE_HTML,
  fixtureDist,
  startTest,
  temporaryFolder,
} from '../testing/harness'
import { documentPolicy, inlineScriptHashes } from '../../config/document-headers'
import { withHostScript } from './document'

const SCRIPT = 'console.log("app")\n'.repeat(50)

let browser: Browser
let distDir: string
let url: string

beforeAll(async () => {
  distDir = fixtureDist()
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(distDir, name)), { recursive: true })
    writeFileSync(path.join(distDir, name), content)
  }
  put('js/app.1a2b3c4d.js', SCRIPT)
  put('js/app.1a2b3c4d.js.br', brotliCompressSync(SCRIPT))
  put('js/app.1a2b3c4d.js.gz', gzipSync(SCRIPT))
  put('js/plain.js', SCRIPT)
  put('js/old.11112222.js', SCRIPT)
  put('js/old.11112222.js.br', brotliCompressSync('an earlier build'))
  utimesSync(path.join(distDir, 'js/old.11112222.js.br'), 1, 1)
  put('static/images/cover.deadbeef.png', Buffer.from([1, 2, 3]))
  put('.secret', 'hidden')
  for (const name of ['other.html', 'static/other.HTML', 'entry/home.html', 'entry/home.html.gz']) {
    put(name, FIXTURE_HTML)
  }
  put('deploy/headers.json', '{}')
  put('deploy/nginx.conf', '')
  writeFileSync(path.join(distDir, '..', 'outside.txt'), 'out of reach')
  symlinkSync(path.join(distDir, '..', 'outside.txt'), path.join(distDir, 'link.txt'))
  const started = await startTest({ distDir })
  browser = started.browser
  url = started.sandbox.url
})
afterAll(cleanUp)

/** Sends the address exactly as written; fetch would tidy it first. */
function rawGet(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url)
    httpRequest({ host: '127.0.0.1', port, path: address, headers, timeout: 5000 }, response => {
      let text = ''
      response.on('data', (bytes: Buffer) => (text += bytes.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })
}

describe('files of the build', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['broken', null],
  ])('accepting %s gets %s', async (accepted, encoding) => {
    const response = await browser.fetch('/phone/js/app.1a2b3c4d.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(SCRIPT)
  })

  test('a compressed sibling of an earlier build is passed over', async () => {
    const response = await browser.fetch('/phone/js/old.11112222.js', {
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(SCRIPT)
  })

  test.each([
    ['js/app.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['static/images/cover.deadbeef.png', 'public, max-age=31536000, immutable'],
    ['js/plain.js', 'no-cache'],
  ])('%s is kept: %s', async (name, rule) => {
    const response = await browser.fetch(`/phone/${name}?v=1`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe(rule)
  })

  test('a file the browser has is not sent again', async () => {
    const etag = (await browser.fetch('/phone/js/plain.js')).headers.get('etag') ?? ''
    const response = await browser.fetch('/phone/js/plain.js', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
  })

  test('HEAD gets the headers alone', async () => {
    const response = await browser.fetch('/phone/js/plain.js', { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length))
    expect(await response.text()).toBe('')
  })

  test.each(['js/gone.1a2b3c4d.js', 'css/gone.css', 'static/images/gone.png'])(
    '%s is missing',
    async name => {
      expect((await browser.fetch(`/phone/${name}`)).status).toBe(404)
    },
  )
})

describe('pages of the app', () => {
  test.each([
    '/phone/',
    '/phone/index.html',
    '/phone/assetsReport/entry?agent=5',
    '/phone/any/where',
    '/phone/js',
  ])('%s is the page, checked for changes every time', async address => {
    const response = await browser.fetch(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe(FIXTURE_HTML)
  })

  test.each(['br', 'gzip'])('it is sent as %s', async encoding => {
    const response = await browser.fetch('/phone/', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toBe(FIXTURE_HTML)
  })

  test('the folder without its slash keeps the query', async () => {
    const response = await browser.fetch('/phone?agent=5&xtoken=a')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/phone/?agent=5&xtoken=a')
  })

  test('an address with an entry page of its own gets that one, any other the page of all', async () => {
    const dist = fixtureDist()
    mkdirSync(path.join(dist, 'entry/assets'), { recursive: true })
    writeFileSync(path.join(dist, 'entry/assets/list.html'), '<head><script>list()</script></head>')
    const { browser: other } = await startTest({ distDir: dist })
    const own = await other.fetch('/phone/assets/list?tab=1')
    expect(await own.text()).toContain('list()')
    expect(own.headers.get('content-security-policy')).toContain("'sha256-")
    for (const address of ['assets', 'assets/other', 'assets/list/', 'assets/..%2Fassets/list', 'list']) {
      expect(await (await other.fetch(`/phone/${address}`)).text()).toBe(FIXTURE_HTML)
    }
  })

  test.each([
    '/phone/index.html',
    '/phone//index.html',
    '/phone/%69ndex.html',
    '/phone/index.html/',
    '/phone/./index.html',
    '/phone/other.html',
    '/phone/static/other.HTML',
  ])('%s is a document with the policy of its scripts', async address => {
    const { status, headers } = await rawGet(address)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-.*frame-ancestors 'self'/)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  test.each([
    '/phone/entry/home.html',
    '/phone/entry/home.html?x=1',
    '/phone/entry%2fhome.html',
    '/phone//entry/home.html',
    '/phone/%65ntry/home.html',
    '/phone/entry/home.html/',
    '/phone/js/../entry/home.html',
    '/phone/entry/home.html.gz',
    '/phone/deploy/headers.json',
    '/phone/deploy%2fnginx.conf',
  ])('%s is nothing by itself', async address => {
    expect((await rawGet(address)).status).toBe(404)
  })

  test('a changed page is served without a restart', async () => {
    const dist = fixtureDist()
    const { browser: other } = await startTest({ distDir: dist })
    const before = await other.fetch('/phone/')
    writeFileSync(path.join(dist, 'index.html'), '<head><script>changed()</script></head>')
    const after = await other.fetch('/phone/')
    expect(await after.text()).toContain('changed()')
    expect(after.headers.get('content-security-policy')).not.toBe(
      before.headers.get('content-security-policy'),
    )
    unlinkSync(path.join(dist, 'index.html'))
    expect((await other.fetch('/phone/')).status).toBe(200)
  })

  test('without a build the page says how to make it', async () => {
    const { browser: other } = await startTest({ distDir: path.join(temporaryFolder(), 'nothing') })
    const response = await other.fetch('/phone/home')
    expect(response.status).toBe(503)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('npm run build:h5')
  })
})

describe('nothing outside the build', () => {
  test.each([
    '/phone/../outside.txt',
    '/phone/..%2foutside.txt',
    '/phone/%2e%2e/outside.txt',
    '/phone/%2e%2e%2foutside.txt',
    '/phone/js/..%5c..%5coutside.txt',
    '/phone/js/%2e%2e/%2e%2e/outside.txt',
    '/phone//etc/passwd',
    '/phone/%00',
    '/phone/%zz',
    '/phone/.secret',
    '/phone/link.txt',
    '/simulator/..%2fserver.ts',
    '/sandbox/pages/..%2f..%2fpackage.json',
    '/sandbox/pages/%2e%2e%2fserver.ts',
  ])('%s', async address => {
    const { text } = await rawGet(address)
    expect(text).not.toContain('out of reach')
    expect(text).not.toContain('hidden')
    expect(text).not.toContain('root:')
    expect(text).not.toContain('import ')
    expect(text).not.toContain('yuanlan')
  })
})

describe('security headers', () => {
  test('are on every kind of answer', async () => {
    const answers = await Promise.all([
      browser.fetch('/phone/'),
      browser.fetch('/phone/js/plain.js'),
      browser.fetch('/phone/js/gone.js'),
      browser.fetch('/sandbox/'),
      browser.fetch('/simulator/'),
      browser.fetch('/sandbox/api/customers'),
      browser.fetch('/nowhere'),
      browser.fetch('/services/trustAppApi/userDetail', { method: 'POST', body: 'x' }),
    ])
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin')
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=(self)')
    }
  })

  test('the policy allows the inline scripts of the page by their hash and no other', async () => {
    const policy = (await browser.fetch('/phone/')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update('window.x = 1').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe-eval')
    const own = policy.replace(/ https:\/\/[\w.-]+(?=[ ;])/g, '')
    expect(own).not.toMatch(/https?:|\*/)
  })

  test.each([
    ['img-src', IMAGE_HOSTS],
    ['media-src', VIDEO_HOSTS],
    ['connect-src', PDF_HOSTS],
    ['script-src', []],
  ])('%s lets in of other sites just what the code takes from there', async (directive, hosts) => {
    const policy = (await browser.fetch('/phone/')).headers.get('content-security-policy') ?? ''
    const sources = policy.split('; ').find(part => part.startsWith(`${directive} `)) ?? ''
    expect(sources.match(/https:\/\/\S+/g) ?? []).toEqual(hosts.map(host => `https://${host}`))
  })

  test('only the development server may open web sockets', () => {
    expect(documentPolicy([])).not.toContain('ws:')
    expect(documentPolicy([], { isDev: true })).toContain('ws://127.0.0.1:*')
  })

  test('scripts with an address and empty ones need no hash', () => {
    expect(
      inlineScriptHashes('<script src="/a.js"></script><script></script><SCRIPT type="x">1</SCRIPT>'),
    ).toEqual([`'sha256-${createHash('sha256').update('1').digest('base64')}'`])
  })
})

describe('the frame of the host simulator', () => {
  test('gets the host script first of all scripts, under the same policy', async () => {
    const framed = await rawGet('/phone/home', { 'sec-fetch-dest': 'iframe' })
    expect(framed.text).toContain('<head><script src="/simulator/host.js"></script><meta')
    const plain = await rawGet('/phone/home', { 'sec-fetch-dest': 'document' })
    expect(plain.text).toBe(FIXTURE_HTML)
    expect((await browser.fetch('/phone/')).headers.get('vary')).toContain('Sec-Fetch-Dest')
  })

  test('a head with attributes is found, a page without one stays', () => {
    expect(withHostScript('<html><HEAD lang="x"><title>')).toContain('<HEAD lang="x"><script src=')
    expect(withHostScript('<header>')).toBe('<header>')
  })
})

describe('developer pages', () => {
  test.each([
    ['/', '/sandbox/'],
    ['/sandbox', '/sandbox/'],
    ['/simulator', '/simulator/'],
  ])('%s leads to %s', async (from, to) => {
    const response = await browser.fetch(from)
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
  })

  test.each(['/sandbox/', '/sandbox/inbox', '/simulator/'])('%s runs no foreign script', async address => {
    const response = await browser.fetch(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self';",
    )
    expect(await response.text()).not.toMatch(/https?:\/\/|<script>|\sstyle=|\son\w+=/)
  })
})
