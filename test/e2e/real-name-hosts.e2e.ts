/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { WEB_VIEW } from '../support/web-view'
import { useApp } from './harness'
import { applicationOf, confirmCard, FACE, SCAN } from './id-card-visit'

const app = useApp()

describe('the face of an application', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('around a web-view is checked by the mini-program', async () => {
    const visit = await app.visit({ customer: 'U3', ...WEB_VIEW })
    await visit.open(SCAN)
    await confirmCard(visit)
    await visit.front().getByRole('checkbox').click()
    await visit.tap('开始人脸识别')
    await visit.see('识别中')
    const hop = await visit.bridgeCall()
    const bizToken = new URL(hop.arg.url ?? '', app.url).searchParams.get('bizToken') ?? ''
    await app.control('POST', 'face', { bizToken, result: 'passed' })
    await visit.see('实名认证已通过')
    const [start] = await app.log('faceStart')
    assert.deepEqual([start?.requestData.scene, start?.requestData.channel], ['realName', 'mini'])
    assert.equal(start?.requestData.subject, applicationOf(visit))
    await visit.close()
  })

  it('in the native app is checked by the app', async () => {
    const begun = await app.visit({ customer: 'U3' })
    await begun.open(SCAN)
    await confirmCard(begun)
    const path = encodeURIComponent(`${FACE}?authApplyId=${applicationOf(begun)}`)
    await begun.close()
    const visit = await app.visit({ viewport: { width: 1280, height: 1000 } })
    await visit.page.goto(`${app.url}/simulator/?host=android&customer=U3&path=${path}`)
    const phone = visit.page.frameLocator('iframe')
    await phone.getByRole('checkbox').click()
    await phone.getByRole('button', { name: '开始人脸识别' }).click()
    await visit.page
      .getByText(/^startFace（/)
      .first()
      .waitFor()
    await phone.getByText('实名认证已通过').waitFor()
    await visit.close()
  })
})
