/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { assertFirstCalls, openWatched } from './check-first-calls'
import { useApp } from './harness'

const app = useApp()
const PAGE = '/phone/home'

describe('the home page', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('says what waits by deadline, leads to its step, and a part that fails empties no other', async () => {
    await app.inject({ endpoint: 'homeTasks', httpStatus: 500 })
    const visit = await app.visit({ customer: 'U1', expectedErrors: /500|Failed to load/ })
    await visit.open(PAGE)
    await visit.see('暂时无法显示')
    await visit.see('12-10 林氏家族信托')
    await app.clearFaults()
    await visit.tap('重试')
    await visit.see('打款 · 远岚·稳泰26号')
    await visit.see('9 项，按截止时间')
    await visit.seeNoMore('填写 · 林氏二期家族信托')
    await visit.tap('另有 6 项')
    await visit.see('填写 · 林氏二期家族信托')
    await visit.tap('去打款')
    await visit.arriveAt('/phone/Myorder/myorderList/myorderdetails?orderId=D2026111810004')
  })

  it('asks for what it shows before its code has come, of who was known here before', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(PAGE)
    await visit.see('另有 6 项')
    const calls = await openWatched(visit, PAGE)
    assert.equal(calls.early.length, 4, 'the user detail, the figures, the tasks and the dates')
    assertFirstCalls('main/home', calls)
    const visitor = await app.visit()
    const { early } = await openWatched(visitor, PAGE)
    assert.equal(early.length, 1, 'a visitor would be refused')
  })

  it('tells a new customer their one next step, and a visitor nothing', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(PAGE)
    await visit.tap('开始认证')
    await visit.arriveAt('/phone/realNameAuth/IDCard/identityScan')
    const visitor = await app.visit()
    await visitor.open(PAGE)
    await visitor.see('登录后查看资产')
    await visitor.seeNoMore('待您处理')
  })

  it('has large letters within reach of who is not logged in, on the first screen and on the login', async () => {
    const visitor = await app.visit()
    await visitor.open(PAGE)
    await visitor.tap('大字')
    await visitor.see('标准字')
    assert.deepEqual(await overflow(visitor), [])
    assert.deepEqual(await seriousFindings(visitor), [])
    await visitor.tap('登录')
    await visitor.see('手机号登录')
    await visitor.tap('标准字')
    await visitor.see('大字')
    await visitor.tap('大字')
    await visitor.page.reload()
    await visitor.see('标准字')
    assert.deepEqual(await overflow(visitor), [])
  })
})
