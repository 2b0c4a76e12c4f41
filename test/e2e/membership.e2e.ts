/** @run long: the certificate as a picture that is drawn and saved; rows that are scrolled */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { EYE_SHUT } from './check-eye'
import { useApp } from './harness'

const app = useApp()

describe('membership and charity', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('the certificate hides the amount until it is asked for, and is saved', async () => {
    const visit = await app.visit({ customer: 'U1', acceptDownloads: true })
    await visit.open('/phone/vipmembership/donationCertificate?donationId=D2025090900103')
    const picture = visit.page.getByRole('img', { name: /^捐赠证书：/ })
    await picture.waitFor()
    const alt = async () => (await picture.getAttribute('alt')) ?? ''
    assert.match(await alt(), /林\*远于2025年9月9日/)
    assert.doesNotMatch(await alt(), /2,000|20\.00/)
    const before = await picture.getAttribute('src')
    await visit.tap('匿名', 'radio')
    await visit.tap('显示捐赠数额', 'checkbox')
    await visit.page.waitForFunction(
      old => document.querySelector('.certificate__img')?.getAttribute('src') !== old,
      before,
    )
    assert.match(await alt(), /爱心人士.*2,000 积分（折合 20\.00 元）/)
    const [file] = await Promise.all([visit.page.waitForEvent('download'), visit.tap('保存证书')])
    assert.equal(file.suggestedFilename(), '远岚信托捐赠证书.png')
    await visit.see('证书已保存')
    await visit.close()
  })

  it('of the movements of points few are drawn, however far they are scrolled', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/vipmembership/integraldetail')
    await visit.see('2026年11月')
    await visit.settle()
    const rows = visit.page.locator('.virtual-list__row')
    const last = async () => Number(await rows.last().getAttribute('aria-posinset'))
    for (let turn = 0; (await last()) < 150; turn += 1) {
      assert.ok(turn < 100, `only row ${await last()}`)
      await visit.scroll(1500)
      await visit.idle()
      assert.ok((await rows.count()) <= 60, `${await rows.count()} rows`)
    }
    await visit.close()
  })

  it('with the eye shut the certificate offers no amount (E30)', async () => {
    const visit = await app.visit({ customer: 'U1', storage: EYE_SHUT })
    await visit.open('/phone/vipmembership/donationCertificate?donationId=D2025090900103')
    await visit.see('证书上的姓名')
    assert.equal(await visit.page.getByRole('checkbox').count(), 0)
    await visit.close()
  })
})
