import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGES = 'packages/membership/pages'

describe('membership and charity', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('points are given by a code, and the centre below shows it', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGES}/center/index` })
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
    await phone.see(/\d+秒后重新获取/)
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
    const path = `${PAGES}/certificate/index?donationId=D2025090900103`
    const phone = await app.launch({ customer: 'U1', path })
    await phone.see('证书上的姓名')
    await phone.tap('匿名')
    await phone.tap('显示捐赠数额')
    await phone.tap('保存证书')
    await phone.see('证书已保存')
    assert.equal(phone.host.files.album.length, 1)
    await phone.tap('分享项目')
    assert.equal(phone.host.shared.length, 1)
    assert.doesNotMatch(JSON.stringify(phone.host.shared), /林|2,?000/)
    phone.close()
  })

  it('movements are narrowed by kind', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGES}/points/index` })
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
    const phone = await app.launch({ customer: 'U1', path: `${PAGES}/activity/index?activityId=AC3` })
    await phone.see(/距结束还有 28 天/)
    await phone.tap('立即参加')
    await phone.see('您已参加，200 积分已到账')
    await phone.tap('已参加')
    assert.equal((await app.log('activityJoin')).length, 1)
    phone.close()
  })

  it('that are over lead to others', async () => {
    const phone = await app.launch({ path: `${PAGES}/activity/index?activityId=AC6` })
    await phone.arriveAt(`${PAGES}/activity-over/index`)
    await phone.tap(/线上课堂/)
    await phone.arriveAt(`${PAGES}/activity/index`)
    phone.close()
  })
})
