/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { launch, ORIGIN, PAGE, runInPage } from './host-fixture'

describe('the host: requests', { concurrency: 1 }, () => {
  let url = ''
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/slow') return
      if (request.url === '/drop') return void request.socket.destroy()
      response.statusCode = request.url === '/teapot' ? 418 : 200
      response.setHeader('Set-Cookie', ['sid=1; HttpOnly', 'b=2'])
      if (request.url === '/text') return void response.end('{broken')
      const { method, headers } = request
      response.end(JSON.stringify({ method, headers, body: Buffer.concat(chunks).toString() }))
    })
  })
  before(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = (options: string, rest = '') =>
    runInPage(`const task = wx.request({ ${options}, success: r => done(r), fail: e => done(e) }); ${rest}`, {
      server: url,
    })

  it('sends method, headers and JSON, and answers with status, cookies and parsed data', async () => {
    const { value } = await ask(
      `url: '${ORIGIN}/teapot', method: 'POST', header: { Cookie: 'sid=1' }, data: { a: 1 }`,
    )
    const { statusCode, cookies, header, errMsg, data } = value as {
      statusCode: number
      cookies: string[]
      header: Record<string, string>
      errMsg: string
      data: { method: string; headers: Record<string, string>; body: string }
    }
    assert.deepEqual([statusCode, errMsg], [418, 'request:ok'])
    const [first, ...rest] = cookies
    const last = rest.pop()
    assert.deepEqual(rest, ['sid=1; HttpOnly', 'b=2'])
    assert.match(`${first} ${last}`, /^gateway=.* gateway2=/)
    assert.equal(header['Set-Cookie'], cookies.join(','))
    assert.deepEqual([data.method, data.body], ['POST', '{"a":1}'])
    assert.equal(data.headers.cookie, 'sid=1')
    assert.equal(data.headers['content-type'], 'application/json')
    assert.match(data.headers.referer ?? '', /^https:\/\/servicewechat\.com\//)
  })

  it('leaves what is no JSON a text', async () => {
    const { value } = await ask(`url: '${ORIGIN}/text'`)
    assert.equal((value as { data: string }).data, '{broken')
  })

  for (const [name, options, rest, errMsg] of [
    ['a time limit', `url: '${ORIGIN}/slow', timeout: 30`, '', 'request:fail timeout'],
    ['abort', `url: '${ORIGIN}/slow'`, 'setTimeout(() => task.abort(), 20)', 'request:fail abort'],
    ['a lost connection', `url: '${ORIGIN}/drop'`, '', 'request:fail connection lost'],
    ['another host', `url: 'https://elsewhere.test/'`, '', 'request:fail url not in domain list'],
  ] as const) {
    it(`fails on ${name}`, async () => {
      assert.equal(((await ask(options, rest)).value as { errMsg: string }).errMsg, errMsg)
    })
  }

  it('is a promise without callbacks', async () => {
    const { value } = await runInPage(`wx.request({ url: '${ORIGIN}/' }).then(r => done(r.errMsg))`, {
      server: url,
    })
    assert.equal(value, 'request:ok')
  })

  it('names cookies in the header alone on some systems', async () => {
    const { value } = await runInPage(`wx.request({ url: '${ORIGIN}/', success: r => done(r) })`, {
      server: url,
      hasCookiesInHeaderOnly: true,
    })
    const { cookies, header } = value as { cookies?: string[]; header: Record<string, string> }
    assert.equal(cookies, undefined)
    assert.match(header['Set-Cookie'] ?? '', /gateway=.*,gateway2=/)
  })

  it('sends ten requests at once, and the others when one of them has ended', async () => {
    const ask = `wx.request({ url: '${ORIGIN}/', complete: () => { ended += 1; if (ended === 25) done(ended) } })`
    const phone = await launch({
      files: {
        'a/index.js': PAGE(
          'a',
          `const done = value => wx.setStorageSync('done', value); let ended = 0
           for (let count = 0; count < 25; count += 1) ${ask}`,
        ),
      },
      server: url,
    })
    await phone.until('some never ended', () => phone.stored('done') === 25)
    assert.equal(phone.host.connection.mostAtOnce, 10)
    phone.close()
  })
})
