/** @run short: addresses, history and keyboard as the browser has them */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { WEB_VIEW } from '../support/web-view'
import { until, useApp, type Visit } from './harness'

const app = useApp()

const rootFont = (visit: Visit) =>
  visit.page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))

const isCare = (visit: Visit) =>
  visit.page.evaluate(() => document.documentElement.classList.contains('care'))

describe('the guard', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('fetches the user detail once per navigation, forward and back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const calls = async () => (await app.log('userDetail')).length
    await visit.open('/phone/home')
    await visit.see('林*远，您好')
    assert.equal(await calls(), 1)
    await visit.tap(/年度资产报告/, 'link')
    await visit.see('开始阅读')
    assert.equal(await calls(), 2)
    const third = visit.call('userDetail')
    await visit.page.goBack()
    await visit.see('林*远，您好')
    await visit.over(await third)
    await visit.idle()
    assert.equal(await calls(), 3)
    await visit.close()
  })

  it('takes the token of agent 5 into a cookie before anything is asked, and out of the address', async () => {
    const { token } = await app.control<{ token: string }>('POST', 'login', { customer: 'U2', cookie: false })
    await app.clearLog()
    const visit = await app.visit(WEB_VIEW)
    const addresses: string[] = []
    visit.page.on('request', request => {
      if (request.resourceType() === 'fetch') addresses.push(request.headers().referer ?? '')
    })
    await visit.open(`/phone/home?agent=5&xtoken=${encodeURIComponent(token)}`)
    await visit.see('周*君，您好')
    assert.equal(visit.address(), '/phone/home?agent=5')
    const [first] = await app.log('userDetail')
    assert.ok(first?.cookies.includes('xtoken'))
    const names = (await visit.context.cookies()).map(({ name }) => name)
    assert.ok(names.includes('sid') && !names.includes('xtoken'), names.join())
    assert.equal(first?.customer, 'U2')
    assert.ok(addresses.length > 0)
    assert.ok(addresses.every(address => !address.includes('xtoken')))
    await visit.close()
  })

  it('takes nothing foreign of an address into the login’s return address', async () => {
    const visit = await app.visit()
    await visit.open('/phone/assetsReport/report?page=3&utm_source=evil&redirect=x&sign=1')
    await visit.arriveAt('/phone/login?redirect=assetsReport%2Freport%3Fpage%3D3')
    await visit.close()
  })

  it('never leaves a token in the address, whatever the host', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home?xtoken=0123456789abcdef&agent=5')
    await visit.see('行稳致远')
    assert.equal(visit.address(), '/phone/home?agent=5')
    const names = (await visit.context.cookies()).map(({ name }) => name)
    assert.ok(!names.includes('sid') && !names.includes('xtoken'), names.join())
    await visit.close()
  })

  it('shows the way home only for a shared link inside the mini-program', async () => {
    for (const [address, host, isShown] of [
      ['/phone/home?pageShare=1', WEB_VIEW, true],
      ['/phone/home', WEB_VIEW, false],
      ['/phone/home?pageShare=1', {}, false],
    ] as const) {
      const visit = await app.visit(host)
      await visit.open(address)
      await visit.see('行稳致远')
      const icon = visit.page.getByRole('button', { name: '回到首页' })
      assert.equal(await icon.count(), isShown ? 1 : 0, address)
      if (isShown) {
        await icon.click()
        assert.deepEqual(await visit.bridgeCall(), {
          api: 'invokeMiniProgramAPI',
          name: 'switchTab',
          arg: { url: '/pages/home/index' },
        })
      }
      await visit.close()
    }
  })
})

describe('the display scale', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [value, font, care, stored] of [
    ['100', 20, false, '100'],
    ['150', 30, true, '150'],
    ['200', 40, true, '200'],
    ['201', 40, true, '200'],
    ['1000', 40, true, '200'],
    ['abc', 20, false, null],
    ['0', 20, false, '100'],
    ['-1', 20, false, null],
  ] as const) {
    it(`multipleView=${value}: root font ${font} px`, async () => {
      const visit = await app.visit()
      await visit.open(`/phone/home?multipleView=${value}`)
      assert.equal(await rootFont(visit), font)
      assert.equal(await isCare(visit), care)
      assert.equal(await visit.page.evaluate(() => localStorage.getItem('multipleView')), stored)
      await visit.close()
    })
  }

  it('is in force before any script of the app has come', async () => {
    const visit = await app.visit()
    await visit.page.route('**/*.js', route => route.abort())
    await visit.page.goto(`${app.url}/phone/home?multipleView=150`)
    assert.equal(await rootFont(visit), 30)
    visit.problems.length = 0
    await visit.close()
  })

  it('follows resizing and rotation', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home')
    for (const [width, height, font] of [
      [414, 896, 22.08],
      [320, 568, 17.0667],
      // Wider than a phone held upright: the column of 450 px.
      [667, 375, 24],
    ] as const) {
      await visit.page.setViewportSize({ width, height })
      await until(
        `the root font at ${width} px is ${font} px`,
        () => rootFont(visit),
        size => Math.abs(size - font) < 0.01,
      )
    }
    await visit.close()
  })

  it('is appended to where the customer goes, but not to exempt pages', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home?multipleView=150')
    await visit.tap(/年度资产报告/, 'link')
    await visit.arriveAt('/phone/assetsReport/entry?multipleView=150')
    assert.equal(await rootFont(visit), 30)
    await visit.open('/phone/nowhere')
    await visit.arriveAt('/phone/404')
    assert.equal(await rootFont(visit), 30)
    await visit.tap('前往远岚信托')
    await visit.arriveAt('/phone/home?multipleView=150')
    await visit.close()
  })

  it('is appended on arrival as well: a typed address, a deep link, a reload', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home?multipleView=150')
    await visit.see('林*远，您好')
    for (const [typed, shown] of [
      [
        '/phone/assets/assetsDetail?positionId=U1-P05',
        '/phone/assets/assetsDetail?positionId=U1-P05&multipleView=150',
      ],
      ['/phone/information/list', '/phone/information/list'],
      ['/phone/nowhere', '/phone/404'],
    ] as const) {
      await visit.open(typed)
      await visit.arriveAt(shown)
      await visit.page.reload()
      await visit.page.locator('main').first().waitFor()
      assert.equal(visit.address(), shown)
    }
    await visit.open('/phone/home?multipleView=125')
    await visit.arriveAt('/phone/home?multipleView=125')
    assert.equal(await rootFont(visit), 25)
    await visit.close()
  })

  it('is not appended inside the mini-program, nor before one is stored', async () => {
    const inside = await app.visit({ customer: 'U1', ...WEB_VIEW })
    await inside.open('/phone/home?multipleView=150')
    await inside.tap(/年度资产报告/, 'link')
    await inside.arriveAt('/phone/assetsReport/entry')
    assert.equal(await rootFont(inside), 30)
    await inside.close()
    const fresh = await app.visit({ customer: 'U1' })
    await fresh.open('/phone/home')
    await fresh.tap(/年度资产报告/, 'link')
    await fresh.arriveAt('/phone/assetsReport/entry')
    await fresh.close()
  })

  it('can be chosen by hand, survives a restart, and keeps text and targets at their floors', async () => {
    const visit = await app.visit()
    await visit.open('/phone/settings')
    await visit.tap('大', 'radio')
    assert.equal(await rootFont(visit), 25)
    await visit.open('/phone/login')
    assert.equal(await isCare(visit), true)
    const sizes = await visit.page.evaluate(() => {
      const texts = [...document.querySelectorAll('main *')].filter(element =>
        [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()),
      )
      const targets = [...document.querySelectorAll('main button, main input')]
      return {
        text: Math.min(...texts.map(element => parseFloat(getComputedStyle(element).fontSize))),
        target: Math.min(...targets.map(element => element.getBoundingClientRect().height)),
      }
    })
    assert.ok(sizes.text >= 18, `smallest text ${sizes.text} px`)
    assert.ok(sizes.target >= 60, `smallest target ${sizes.target} px`)
    await visit.close()
  })
})
