/** @run long: the size of letters, and a text that is scrolled to its end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PRIVACY = '/phone/agreement/privacyPolicy'

describe('agreements', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are read by anybody, in the version in force, in letters that can be read', async () => {
    const visit = await app.visit()
    for (const [path, title, version] of [
      ['agreement/register', '用户注册协议', '2.1'],
      ['agreement/service', '服务协议', '1.4'],
      ['agreement/privacyPolicy', '隐私政策', '3.1'],
      ['agreement/richText?agreementId=AG-FACE-12', '人脸信息处理规则', '1.2'],
    ] as const) {
      await visit.open(`/phone/${path}`)
      await visit.page.getByRole('heading', { level: 1, name: title }).waitFor()
      await visit.see(new RegExp(`版本 ${version} · \\d{4}-\\d\\d-\\d\\d 生效`))
      assert.equal(visit.address(), `/phone/${path}`)
      const size = await visit.page
        .locator('.server-html')
        .evaluate(node => parseFloat(getComputedStyle(node).fontSize))
      assert.ok(size >= 14, `${path}: ${size} px`)
    }
    await visit.close()
  })

  it('are accepted in a new version by a customer who has read it to the end', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await visit.open(PRIVACY)
    await visit.see('您同意的是 3.0 版')
    await visit.see('新增“本机存储”一节')
    const sign = visit.page.getByRole('button', { name: '我已阅读并同意本版本' })
    await sign.click({ force: true })
    assert.equal((await app.log('agreementSign')).length, 0)
    await visit.page.locator('.agreement-text__end').scrollIntoViewIfNeeded()
    await visit.seeNoMore(/请阅读至文末/)
    // The server measures the reading too.
    await app.control('POST', 'clock', { advanceSeconds: 10 })
    await visit.page.clock.runFor(10_000)
    await visit.seeNoMore(/还需阅读/)
    await sign.click()
    await visit.see('您已于 2026-11-20 同意')
    assert.equal(await sign.count(), 0)
    const [signed] = await app.log('agreementSign')
    assert.deepEqual(signed?.requestData.versions, ['3.1'])
    assert.equal((await app.log('docReadReport')).length, 1)
    await visit.close()
  })
})
