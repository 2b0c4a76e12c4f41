/** @run short: the network and cookies of a browser, and what is lost on the way */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { useApp, type Visit } from './harness'

const app = useApp()

const CHARITY = '/phone/vipmembership/charitydetails?charityId=CP1'
const DONATE = '**/services/trustAppApi/charityDonate'
const QUESTION = '上一次捐赠已经成功'

const answerOf = (data: unknown) =>
  JSON.stringify({ code: '00000000', msg: '', result: { statusCode: '00000000', msg: '', data } })
const json = (route: Route, body: string) => route.fulfill({ contentType: 'application/json', body })

/** Ways to lose an answer after the server has carried the write out. */
const LOSSES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the connection breaks': route => route.abort('connectionreset'),
  'HTTP 500': route => route.fulfill({ status: 500, body: 'x' }),
  'HTTP 401': route => route.fulfill({ status: 401, body: '' }),
  'a page of a portal': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'an empty body': route => json(route, ''),
  'half an answer': route => json(route, '{"code":"00000000","result":{"sta'),
  'an outer code': route => json(route, '{"code":"00000099","msg":""}'),
}

/** Answers that say success, and not what came of it. */
const UNREADABLE: typeof LOSSES = {
  'success without data': route => json(route, answerOf(undefined)),
  'success with null': route => json(route, answerOf(null)),
  'an answer against the contract': route => json(route, answerOf({ donationId: 7, points: 'many' })),
}

/** Carries the first donation out and loses its answer. */
async function loseFirst(page: Page, lose: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    DONATE,
    async route => {
      await route.fetch()
      await lose(route)
    },
    { times: 1 },
  )
}

async function donate(visit: Visit, points: string): Promise<void> {
  await visit.tap('捐赠积分')
  await visit.page.getByRole('textbox', { name: '捐赠积分' }).fill(points)
  await visit.tap('下一步')
  await visit.tap('确认捐赠')
}

/** The customer's own donations of these points, as the server has them. */
async function donations(points: number): Promise<number> {
  const other = await app.visit({ customer: 'U1' })
  const answer = await other.context.request.post(`${app.url}/services/trustAppApi/donationList`, {
    data: { requestData: { pageNum: 1, pageSize: 50 } },
  })
  const { result } = (await answer.json()) as { result: { data: { list: { points: number }[] } } }
  await other.close()
  return result.data.list.filter(entry => entry.points === points).length
}

async function open(options: Parameters<typeof app.visit>[0] = {}): Promise<Visit> {
  const visit = await app.visit({
    customer: 'U1',
    expectedErrors: /Failed to load|breaks the contract/,
    ...options,
  })
  await visit.open(CHARITY)
  await visit.see('项目介绍')
  return visit
}

describe('a donation whose answer is lost', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [name, lose] of Object.entries({ ...LOSSES, ...UNREADABLE })) {
    it(`by ${name} is given once by the same button`, async () => {
      const visit = await open()
      await loseFirst(visit.page, lose)
      await donate(visit, '130')
      await visit.see(name in UNREADABLE ? /已成功，详情暂时无法显示/ : /结果尚未确认/)
      await visit.tap('下一步')
      await visit.tap('确认捐赠')
      await visit.see('捐赠成功')
      assert.equal(await donations(130), 1)
      const keys = (await app.log('charityDonate')).map(({ requestData }) => requestData.requestNo)
      assert.deepEqual([keys.length, new Set(keys).size], [2, 1])
      await visit.close()
    })
  }

  it('is told and not given again after a reload, unless the customer means it', async () => {
    const visit = await open()
    await loseFirst(visit.page, LOSSES['the connection breaks']!)
    await donate(visit, '130')
    await visit.see(/结果尚未确认/)
    await visit.page.reload()
    await visit.see(/提交的捐赠已经成功，无需再次提交/)
    await visit.see('640,130')
    await donate(visit, '130')
    await visit.see(QUESTION)
    await visit.tap('关闭')
    assert.equal(await donations(130), 1)
    await visit.tap('下一步')
    await visit.tap('确认捐赠')
    await visit.see('捐赠成功')
    assert.equal(await donations(130), 2)
    await visit.close()
  })

  it('is found out on the way back and in again, and every balance is the new one', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load/ })
    await visit.open('/phone/vipmembership/yuanqiCenter')
    await visit.tap(/清源计划/, 'link')
    await visit.see('项目介绍')
    await loseFirst(visit.page, LOSSES['HTTP 500']!)
    await donate(visit, '130')
    await visit.see(/结果尚未确认/)
    await visit.tap('关闭')
    await visit.page.goBack()
    await visit.see('12,550')
    await visit.tap(/清源计划/, 'link')
    await visit.see(/提交的捐赠已经成功，无需再次提交/)
    await visit.tap('知道了')
    await visit.seeNoMore(/无需再次提交/)
    assert.equal(await donations(130), 1)
    await visit.close()
  })

  it('of another amount asks first what became of the first', async () => {
    const visit = await open()
    await loseFirst(visit.page, LOSSES['HTTP 500']!)
    await donate(visit, '130')
    await visit.see(/结果尚未确认/)
    await visit.page.getByRole('textbox', { name: '捐赠积分' }).fill('140')
    await visit.tap('下一步')
    await visit.tap('确认捐赠')
    await visit.see(QUESTION)
    await visit.tap('关闭')
    assert.deepEqual([await donations(130), await donations(140)], [1, 0])
    await visit.close()
  })

  it('that never arrived can be given, and the late one is refused', async () => {
    const visit = await open()
    const late: Route[] = []
    await visit.page.route(DONATE, route => void late.push(route), { times: 1 })
    await donate(visit, '130')
    await visit.page.waitForFunction(() => document.querySelector('.overlay__card') !== null).catch(() => {})
    const [held] = late
    assert.ok(held)
    const body = held.request().postData() ?? ''
    await held.abort('connectionreset')
    await visit.see(/结果尚未确认/)
    await visit.page.reload()
    await visit.see(/提交的捐赠没有成功，可以重新提交/)
    await visit.context.request.post(`${app.url}/services/trustAppApi/charityDonate`, {
      data: JSON.parse(body) as object,
    })
    assert.equal(await donations(130), 0)
    await donate(visit, '130')
    await visit.see('捐赠成功')
    assert.equal(await donations(130), 1)
    await visit.close()
  })

  it('is not given again while the server cannot be asked', async () => {
    const visit = await open()
    await loseFirst(visit.page, LOSSES['HTTP 500']!)
    await donate(visit, '130')
    await visit.see(/结果尚未确认/)
    await visit.page.route('**/writeSettle', route => route.abort('connectionreset'))
    await visit.page.reload()
    await visit.see(/恢复网络后请再次查询/)
    await donate(visit, '130')
    await visit.see(/暂时无法查询。请检查网络后再试/)
    assert.equal(await donations(130), 1)
    await visit.tap('关闭')
    await visit.page.unroute('**/writeSettle')
    await visit.tap('查询结果')
    await visit.see(/提交的捐赠已经成功，无需再次提交/)
    await visit.close()
  })

  for (const [name, leave] of [
    ['an expired session', () => app.control('POST', 'expire', {})],
    ['a closed page', () => Promise.resolve()],
  ] as const) {
    it(`is told after ${name} and another login`, async () => {
      const visit = await open()
      await loseFirst(visit.page, LOSSES['the connection breaks']!)
      await donate(visit, '130')
      await visit.see(/结果尚未确认/)
      await leave()
      await visit.page.goto('about:blank')
      await app.logIn(visit.context, 'U1')
      await visit.open(CHARITY)
      await visit.see(/提交的捐赠已经成功，无需再次提交/)
      assert.equal(await donations(130), 1)
      await visit.close()
    })
  }

  it('says nothing to the next customer of the device, and waits for its own', async () => {
    const visit = await open()
    await loseFirst(visit.page, LOSSES['the connection breaks']!)
    await donate(visit, '130')
    await visit.see(/结果尚未确认/)
    await app.logIn(visit.context, 'U6')
    await visit.open(CHARITY)
    await visit.see('项目介绍')
    await visit.settle()
    assert.equal((await app.log('writeSettle')).length, 0)
    await app.logIn(visit.context, 'U1')
    await visit.open(CHARITY)
    await visit.see(/提交的捐赠已经成功，无需再次提交/)
    await visit.close()
  })
})

describe('a page of several parts', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [path, which] of [
    'home',
    'assets/assetsList',
    'vipmembership/yuanqiCenter',
    'myPosition/positiondetailsclient?trustId=FT1',
  ].flatMap(path => [[path, 'first'] as const, [path, 'last'] as const])) {
    it(`is there again after one 重试, whichever it is: ${path}, ${which}`, async () => {
      const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load/ })
      await visit.page.route('**/services/trustAppApi/*', route =>
        route.request().url().endsWith('userDetail')
          ? route.continue()
          : route.fulfill({ status: 500, body: 'x' }),
      )
      await visit.open(`/phone/${path}`)
      const retry = visit.page.getByRole('button', { name: '重试' }).filter({ visible: true })
      await retry.first().waitFor()
      await visit.settle()
      await visit.page.unroute('**/services/trustAppApi/*')
      await retry[which]().click()
      const isWhole = () =>
        [...document.querySelectorAll<HTMLElement>('.skeleton, button')].every(
          element =>
            element.offsetParent === null || (element.matches('button') && element.innerText !== '重试'),
        )
      await visit.page.waitForFunction(isWhole)
      await visit.close()
    })
  }
})
