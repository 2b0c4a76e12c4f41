/** @run long: what a browser asks before it is left, and what it keeps */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp } from './harness'

const app = useApp()

const SURVEY = '/phone/survey/surveyCustom?surveyId=SV1'

describe('surveys', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('keep choices on the device and no words, and nothing after a logout', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(SURVEY)
    await visit.see('移动客户端使用体验调研')
    await visit.tap('每天', 'radio')
    await visit.page.locator('#answer-q7').fill('我的电话是一九九')
    const stored = () => visit.page.evaluate(() => JSON.stringify({ ...localStorage }))
    assert.match(await stored(), /survey SV1/)
    assert.doesNotMatch(await stored(), /我的电话/)
    const asked: string[] = []
    let isLeaving = false
    visit.page.on('dialog', dialog => {
      asked.push(dialog.type())
      void (isLeaving ? dialog.accept() : dialog.dismiss())
    })
    // Who stays keeps the words.
    await visit.page.evaluate(() => window.location.reload())
    await until('the question whether to leave', () => asked.length === 1)
    assert.equal(await visit.page.locator('#answer-q7').inputValue(), '我的电话是一九九')
    isLeaving = true
    await visit.page.reload()
    assert.deepEqual(asked, ['beforeunload', 'beforeunload'])
    await visit.see('移动客户端使用体验调研')
    await visit.page.getByRole('radio', { name: '每天', checked: true }).waitFor()
    assert.equal(await visit.page.locator('#answer-q7').inputValue(), '')
    await visit.open('/phone/settings')
    await visit.tap('退出登录')
    await visit.tap(/^退出$/)
    await visit.see('登录后查看资产、家族信托与待办')
    assert.doesNotMatch(await stored(), /survey SV1/)
    await visit.close()
  })
})
