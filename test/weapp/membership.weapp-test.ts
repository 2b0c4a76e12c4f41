/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { beforeEach, describe, it } from 'node:test'
import { PACKAGE_FOLDER, useApp } from './harness'
import { plain } from './host-fixture'

const app = useApp()

describe('membership and charity', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('points are given by a code, and the centre below shows it', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/membership/center/center/index' })
    await phone.see('2,000 积分将于 2026-12-31 到期')
    await phone.tap('清源计划 · 山区饮水改造')
    await phone.see('项目进展')
    await phone.tap('捐赠积分')
    await phone.see(/^可用 12,680 积分/)
    await phone.type('捐赠积分', '50')
    await phone.tap('下一步')
    await phone.see('每次至少捐赠100积分')
    await phone.type('捐赠积分', '1500')
    await phone.tap('下一步')
    await phone.see('捐赠 1,500 积分？')
    await phone.tap('确认捐赠')
    await phone.see('验证身份后捐赠')
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    await phone.type('短信验证码', await app.lastCode())
    await phone.tap('确认捐赠')
    await phone.see('捐赠成功')
    await phone.see('11,180')
    const [call, ...others] = await app.log('charityDonate')
    assert.deepEqual([call?.requestData.points, call?.requestData.anonymous, others], [1500, '1', []])
    await phone.host.back()
    await phone.see('500 积分将于 2026-12-31 到期')
    phone.close()
  })

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

  it('movements are narrowed by kind', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/membership/points/points/index' })
    await phone.see('2026年11月')
    await phone.tap('积分类型：全部类型')
    await phone.tap('捐赠')
    await phone.see('已显示符合条件的全部 3 笔明细')
    phone.close()
  })
})

describe('activities', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are joined once', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: 'packages/membership/activities/activity/index?activityId=AC3',
    })
    await phone.see(/距结束还有 28 天/)
    await phone.tap('立即参加')
    await phone.see('您已参加，200 积分已到账')
    await phone.tap('已参加')
    assert.equal((await app.log('activityJoin')).length, 1)
    phone.close()
  })

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

  it('that are over lead to others', async () => {
    const phone = await app.launch({ path: 'packages/membership/activities/activity/index?activityId=AC6' })
    await phone.arriveAt('packages/membership/activities/activity-over/index')
    await phone.tap(/线上课堂/)
    await phone.arriveAt('packages/membership/activities/activity/index')
    phone.close()
  })
})
