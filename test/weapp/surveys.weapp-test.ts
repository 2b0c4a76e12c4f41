/** @run long: what WeChat asks before a page is left, and what the phone keeps */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()

describe('a survey', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('keeps choices on the phone, and words in memory, whatever way it is left', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: 'packages/content/surveys/survey/index?surveyId=SV1',
    })
    await phone.see('移动客户端使用体验调研')
    await phone.tap('每月几次')
    await phone.type('还有什么想对我们说的？', '我的电话是一九九')
    const draft = String(phone.stored('drafts'))
    assert.match(draft, /survey SV1.*"3"/)
    assert.doesNotMatch(draft, /电话/)
    await phone.host.open('/packages/content/help/help-center/index')
    await phone.host.back()
    assert.equal(phone.host.leaving.message, undefined)
    phone.close()
  })
})
