/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { EYE_SHUT } from './check-eye'
import { useApp, type Visit } from './harness'

const app = useApp()

/** Seconds from the sandbox's first moment, 2026-11-20 10:00:00. */
const secondsTo = (instant: string) =>
  (Date.parse(`${instant}+08:00`) - Date.parse('2026-11-20T10:00:00+08:00')) / 1000
const TO_START_OF_AC1 = secondsTo('2026-12-05T14:00:00')
const TO_END_OF_AC3 = secondsTo('2026-12-18T23:59:59')

const CHARITY = '/phone/vipmembership/charitydetails?charityId=CP1'

/** Opens the sheet, types the points and goes on to the question whether it is meant. */
async function offer(visit: Visit, points: string): Promise<void> {
  await visit.tap('捐赠积分')
  await visit.page.locator('#field-points').fill(points)
  await visit.tap('下一步')
}

describe('membership and charity', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('a donation goes from the centre to the certificate and back, and every figure moves', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/vipmembership/yuanqiCenter')
    await visit.see('2,000 积分将于 2026-12-31 到期')
    await visit.see('再获得 27,195 积分升级为钻石会员')
    await visit.tap(/清源计划/, 'link')
    await visit.see('项目进展')
    await offer(visit, '50')
    await visit.see('每次至少捐赠100积分')
    await visit.page.locator('#field-points').fill('99999')
    await visit.tap('下一步')
    await visit.see('积分不足，当前可用12680积分')
    assert.equal((await app.log('charityDonate')).length, 0)
    await visit.tap('500', 'radio')
    await visit.tap(/在爱心榜上显示我的姓名/, 'checkbox')
    await visit.tap('下一步')
    await visit.see('捐赠 500 积分？')
    await visit.tap('关闭')
    await visit.tap('下一步')
    await visit.tap('确认捐赠')
    await visit.see('捐赠成功')
    await visit.see('12,180')
    const calls = await app.log('charityDonate')
    assert.deepEqual(
      calls.map(({ requestData: { points, anonymous } }) => [points, anonymous]),
      [[500, '0']],
    )
    await visit.tap('返回项目')
    await visit.see('640,500')
    await visit.see('2026-11-20')
    await visit.page.goBack()
    await visit.see('1,500 积分将于 2026-12-31 到期')
    await visit.see('已显示全部 4 笔捐赠')
    await visit.close()
  })

  it('more than 1,000 points ask for an SMS code', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(CHARITY)
    await visit.see('项目介绍')
    await offer(visit, '1500')
    await visit.tap('确认捐赠')
    await visit.see('验证身份后捐赠')
    await visit.tap('获取验证码')
    await visit.see(/秒后重新获取/)
    await visit.page.locator('#field-smsCode').fill(await app.lastCode())
    await visit.tap('确认捐赠')
    await visit.see('捐赠成功')
    await visit.see('11,180')
    await visit.close()
  })

  it('a lost answer gives once: the second try gets the first result (E11)', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load/ })
    await visit.open(CHARITY)
    await visit.see('项目介绍')
    await app.inject({ endpoint: 'charityDonate', emptyBody: true, phase: 'after', times: 1 })
    await offer(visit, '200')
    await visit.tap('确认捐赠')
    await visit.see(/异常/)
    await visit.tap('下一步')
    await visit.tap('确认捐赠')
    await visit.see('捐赠成功')
    await visit.see('12,480')
    await visit.close()
  })

  it('movements stand under their months, narrowed by kind and year', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/vipmembership/integraldetail')
    await visit.see('2026年11月')
    await visit.settle()
    assert.ok((await visit.page.locator('.virtual-list__row').count()) <= 60)
    await visit.tap(/积分类型/)
    await visit.tap('捐赠', 'radio')
    await visit.see('已显示符合条件的全部 3 笔明细')
    await visit.tap(/年份/)
    await visit.tap('2026年', 'radio')
    await visit.see('没有符合条件的明细')
    await visit.tap('查看全部明细')
    await visit.see('2026年11月')
    await visit.tap('积分与等级规则', 'link')
    await visit.see('当前等级')
    await visit.see('积分有效期')
    await visit.close()
  })

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

  it('with the eye shut the certificate offers no amount (E30)', async () => {
    const visit = await app.visit({ customer: 'U1', storage: EYE_SHUT })
    await visit.open('/phone/vipmembership/donationCertificate?donationId=D2025090900103')
    await visit.see('证书上的姓名')
    assert.equal(await visit.page.getByRole('checkbox').count(), 0)
    await visit.close()
  })
})

describe('activities', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are joined once by a visitor who logs in on the way', async () => {
    const visit = await app.visit()
    await visit.open('/phone/activity/activityDetail?activityId=AC3')
    await visit.see('线上课堂')
    await visit.see(/距结束还有 28 天/)
    await visit.tap('立即参加')
    await visit.arriveAt('/phone/login')
    await app.logIn(visit.context, 'U1')
    await visit.open('/phone/activity/activityDetail?activityId=AC3')
    await visit.see('线上课堂')
    await visit.tap('立即参加')
    await visit.see('您已参加，200 积分已到账')
    await visit.see('您已参加，每位客户限参加一次')
    await visit.page.getByRole('button', { name: '已参加' }).click({ force: true })
    assert.equal((await app.log('activityJoin')).length, 1)
    await visit.close()
  })

  for (const [what, activityId, secondsBefore, shown, turned] of [
    ['begin', 'AC1', TO_START_OF_AC1, '距开始还有 0 小时 1 分', /距结束还有 3 小时 \d+ 分/],
    ['end', 'AC3', TO_END_OF_AC3, '距结束还有 0 小时 1 分', '活动已结束或已下线，您可以看看其他活动'],
  ] as const) {
    it(`${what} while they are looked at`, async () => {
      await app.control('POST', 'clock', { advanceSeconds: secondsBefore - 50 })
      const visit = await app.visit({ customer: 'U1' })
      await visit.takeTime()
      await visit.open(`/phone/activity/activityDetail?activityId=${activityId}`)
      await visit.see(shown)
      await app.control('POST', 'clock', { advanceSeconds: 60 })
      await visit.page.clock.runFor(70_000)
      await visit.see(turned)
      if (what === 'begin') await visit.page.getByRole('button', { name: '立即参加' }).waitFor()
      await visit.close()
    })
  }

  it('are shared by a link without a word of who shares it', async () => {
    const visit = await app.visit({ customer: 'U1', permissions: ['clipboard-read', 'clipboard-write'] })
    await visit.open('/phone/activity/activityDetail?activityId=AC3')
    await visit.see('线上课堂')
    await visit.tap('分享')
    await visit.see('链接已复制')
    const copied = await visit.page.evaluate(() => navigator.clipboard.readText())
    assert.match(copied, /\/phone\/activity\/activityDetail\?activityId=AC3&pageShare=1$/)
    await visit.close()
  })
})
