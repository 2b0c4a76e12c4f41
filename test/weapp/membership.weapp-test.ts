/** @run long: pictures in the album of a phone, cards that are shared */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { beforeEach, describe, it } from 'node:test'
import { PACKAGE_FOLDER, useApp } from './harness'
import { plain } from './host-fixture'

const app = useApp()

describe('membership and charity', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('a certificate is drawn without the amount, then with it, and goes into the album', async () => {
    const path = 'packages/membership/giving/certificate/index?donationId=D2025090900103'
    const phone = await app.launch({ customer: 'U1', path })
    await phone.see('证书上的姓名')
    await phone.tap('匿名')
    await phone.tap('显示捐赠数额')
    await phone.tap('保存证书')
    await phone.see('证书已保存')
    assert.equal(phone.host.files.album.length, 1)
    await phone.tap('分享项目')
    phone.host.shareByMenu()
    const card = {
      title: '公益项目：清源计划 · 山区饮水改造',
      path: '/packages/membership/giving/charity/index?charityId=CP1',
      imageUrl: '/packages/membership/share-card.png',
    }
    assert.deepEqual(plain(phone.host.shared), [card, card])
    assert.doesNotMatch(JSON.stringify(phone.host.shared), /林|2,?000/)
    // Who gets the card sees the project.
    await phone.visit(card.path.slice(1))
    await phone.see('清源计划')
    phone.close()
  })

  it('a certificate that was not made says so, and is made on another try', async () => {
    const phone = await app.launch({ customer: 'U1' })
    phone.host.files.canExportCanvas = false
    await phone.visit('packages/membership/giving/certificate/index?donationId=D2025090900103')
    await phone.see('证书没有生成，请点“重新生成”再试一次。')
    phone.host.files.canExportCanvas = true
    await phone.tap('重新生成')
    await phone.tap('保存证书')
    await phone.see('证书已保存')
    phone.close()
  })
})

describe('activities', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are shared as themselves, by the button and by the menu, and before they are there as the home page', async () => {
    await app.inject({ endpoint: 'activityDetail', httpStatus: 500 })
    const phone = await app.launch({ path: 'packages/membership/activities/activity/index?activityId=AC3' })
    await phone.see('重试')
    phone.host.shareByMenu()
    await app.clearFaults()
    await phone.tap('重试')
    await phone.tap('分享')
    phone.host.shareByMenu()
    const imageUrl = '/packages/membership/share-card.png'
    const [unknown, ...known] = plain(phone.host.shared)
    assert.deepEqual(unknown, { title: '远岚信托', path: '/pages/home/index', imageUrl })
    const path = '/packages/membership/activities/activity/index?activityId=AC3'
    for (const card of known) assert.deepEqual([card.path, card.imageUrl], [path, imageUrl])
    assert.equal(known.length, 2)
    assert.ok(known[0]?.title && phone.says(known[0].title))
    assert.ok(existsSync(PACKAGE_FOLDER + imageUrl), 'the picture of the card is not in the package')
    phone.close()
  })
})
