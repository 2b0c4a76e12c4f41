/** @run long: the first calls of a browser, and large letters */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { assertFirstCalls, openWatched } from './check-first-calls'
import { useApp } from './harness'

const app = useApp()
const PAGE = '/phone/home'

describe('the home page', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

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
