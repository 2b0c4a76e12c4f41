/** @run short: functions of wx beside the page */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { beforeEach, describe, it } from 'node:test'
import { PACKAGE_FOLDER, useApp } from './harness'
import { plain } from './host-fixture'
import { saveMetric } from './metrics'
import type { Phone } from './phone'

const app = useApp()
const STORY = 'packages/report/story/story/index'

/** Goes to a page of the story with its own button. */
async function turnTo(phone: Phone, page: number): Promise<void> {
  for (;;) {
    const here = Number(/^(\d)\s*\/\s*\d$/m.exec(phone.text())?.[1] ?? 0)
    if (here >= page) return
    await phone.tap('下一页')
    await phone.see(new RegExp(`^${here + 1}\\s*/`))
  }
}

describe('the annual asset report', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is read from the cover to the drawn result and the saved poster', async () => {
    const phone = await app.launch()
    await phone.until('nobody is not known to be nobody', () => phone.query('.home__login') !== undefined)
    await phone.tap('年度资产报告')
    await app.logIn(phone)
    await phone.see('岁月有回响')
    await phone.see('2025')
    await phone.see('林*远')
    await phone.tap('开始阅读')
    for (const texts of [
      ['2,459', '2019年4月8日'],
      ['1,000,000', '远岚·稳泰01号', '2019年4月12日'],
      ['1,758', '远岚·日日盈现金管理', '远岚·量化对冲1号'],
      ['3,000,000', '2024年7月29日', '远岚·稳泰18号'],
      ['1,243,190', '44.38%', '23.69%', '12.80%', '8.19%', '10.94%'],
      ['3,600', '2021年1月1日'],
    ]) {
      for (const text of texts) await phone.see(text)
      await phone.tap('下一页')
    }
    await phone.see('启封抽取')
    await phone.tap('查看完整规则与概率')
    await phone.see('1,288')
    await phone.see(/^50\s*%$/)
    await phone.tap('关闭')
    await phone.tap('启封抽取')
    await phone.arriveAt('packages/report/lottery/result/index')
    await phone.see(/^(88|188|388|688|1,288)/)
    await phone.tap('保存海报')
    await phone.see('海报已保存')
    assert.equal(phone.host.files.album.length, 1)

    const names = (await app.log()).map(({ name }) => name)
    for (const name of ['smsCodeSend', 'smsLogin', 'userAssetReportInfo', 'assetReportLotteryInfo']) {
      assert.ok(names.includes(name), `${name} was never called`)
    }
    const [draw, ...others] = await app.log('assetReportLottery')
    assert.equal(others.length, 0)
    assert.equal(draw?.customer, 'U1')
    assert.match(draw?.requestNo ?? '', /^[\w-]{16,}$/)
    assert.deepEqual(
      (await app.log()).filter(({ name, customer }) => name.startsWith('assetReport') && customer !== 'U1'),
      [],
    )
    phone.close()
  })

  it('draws once, on a double tap and after an answer that got lost', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${STORY}?page=8` })
    await phone.see('启封抽取')
    await app.inject({ endpoint: 'assetReportLottery', emptyBody: true, times: 1, phase: 'after' })
    const tap = phone.tap('启封抽取')
    await phone.tap('启封抽取')
    await tap
    await phone.see('抽取异常')
    assert.equal((await app.log('assetReportLottery')).length, 1)
    await phone.tap('启封抽取')
    await phone.arriveAt('packages/report/lottery/result/index')
    const [lost, answered] = await app.log('assetReportLottery')
    assert.equal(lost?.requestNo, answered?.requestNo)
    phone.close()
  })

  it('turns by swiping and by its buttons, and skips to the draw', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${STORY}?page=2` })
    await phone.see(/^2\s*\//)
    phone.swipe('.story__text', { x: 180, y: 600 }, { x: 180, y: 300 })
    await phone.see(/^3\s*\//)
    phone.swipe('.story__text', { x: 180, y: 300 }, { x: 180, y: 600 })
    await phone.see(/^2\s*\//)
    await turnTo(phone, 4)
    await phone.tap('上一页')
    await phone.see(/^3\s*\//)
    await phone.tap('直接去抽奖')
    await phone.see('启封抽取')
    phone.close()
  })

  it('keeps the poster in the album, once the customer lets it in the settings', async () => {
    const phone = await app.launch({ customer: 'U6', path: 'packages/report/lottery/result/index' })
    await phone.see('388')
    await phone.tap('保存海报')
    await phone.see('海报已保存')
    await phone.seeNoMore('海报已保存')
    phone.host.files.isAlbumAllowed = false
    await phone.tap('保存海报')
    await phone.until('nothing was asked', () => phone.host.dialogs.modal !== undefined)
    assert.match(phone.host.dialogs.modal?.content ?? '', /添加到相册/)
    phone.host.dialogs.modal?.answer(false)
    await phone.see('没有保存：请在设置中允许添加到相册')
    assert.deepEqual([phone.host.dialogs.settingsOpened, phone.host.files.album.length], [0, 1])
    await phone.tap('保存海报')
    await phone.until('nothing was asked', () => phone.host.dialogs.modal !== undefined)
    phone.host.dialogs.modal?.answer(true)
    await phone.see('海报已保存')
    assert.deepEqual([phone.host.dialogs.settingsOpened, phone.host.files.album.length], [1, 2])
    phone.host.files.isPrivacyAgreed = false
    await phone.tap('保存海报')
    await phone.see('保存图片需要您先同意隐私保护指引')
    assert.equal(phone.host.dialogs.settingsOpened, 1)
    phone.close()
  })

  it('says that the poster was not made, and makes it on another try', async () => {
    const phone = await app.launch({ customer: 'U6' })
    phone.host.files.canExportCanvas = false
    await phone.visit('packages/report/lottery/result/index')
    await phone.see('海报没有生成，请点“重新生成”再试一次。')
    assert.ok(!phone.says('生成中') && !phone.says('保存海报'))
    await phone.tap('重新生成')
    await phone.see('海报没有生成')
    phone.host.files.canExportCanvas = true
    await phone.tap('重新生成')
    await phone.tap('保存海报')
    await phone.see('海报已保存')
    phone.close()
  })

  it('goes to the card of the page when shared, without amounts or names', async () => {
    const phone = await app.launch({ customer: 'U6', path: 'packages/report/lottery/result/index' })
    await phone.see('388')
    await phone.until('the card was never fetched', () => phone.query('wx-button') !== undefined)
    await phone.tap('分享')
    await phone.until('nothing was shared', () => phone.host.shared.length > 0)
    phone.host.shareByMenu()
    const [card, ofMenu] = plain(phone.host.shared)
    assert.deepEqual(ofMenu, card)
    assert.deepEqual(
      [card?.path, card?.imageUrl],
      ['/packages/report/cover/entry/index', '/packages/report/share-card.png'],
    )
    assert.ok(card?.title)
    assert.doesNotMatch(JSON.stringify(card), /388|126,?800|2,?466|何|元/)
    assert.ok(existsSync(PACKAGE_FOLDER + card.imageUrl), 'the picture of the card is not in the package')
    phone.close()
  })

  it('sends the view no more than it can draw in time', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.measure(() => phone.see('林*远，您好'))
    const home = [...phone.host.setDataCalls]
    const entry = await phone.measure(async () => {
      await phone.tap('年度资产报告')
      await phone.see('开始阅读')
    })
    const open = await phone.measure(async () => {
      await phone.tap('开始阅读')
      await phone.see(/^2\s*\//)
    })
    const turn = await phone.measure(async () => {
      await phone.tap('下一页')
      await phone.see(/^3\s*\//)
    })
    await phone.tap('直接去抽奖')
    await phone.see('启封抽取')
    await app.inject({ endpoint: 'assetReportLottery', httpStatus: 500, times: 1 })
    const message = await phone.measure(async () => {
      await phone.tap('启封抽取')
      await phone.see('抽取失败')
      await phone.seeNoMore('抽取失败')
    })
    const steps = [
      ['home', home, 7, 44_000],
      ['report entry', entry, 8, 20_000],
      ['story opened', open, 6, 24_000],
      ['story page turn', turn, 3, 24_000],
      ['message over three pages', message, 6, 6_000],
    ] as const
    const measured = steps.map(([name, calls, ...limits]) => ({ name, limits, ...saveMetric(name, calls) }))
    for (const { name, limits, count, bytes, coveredBytes } of measured) {
      assert.ok(count <= limits[0], `${name}: ${count} setData calls`)
      assert.ok(bytes <= limits[1], `${name}: ${bytes} bytes`)
      assert.ok(coveredBytes <= 1000, `${name}: ${coveredBytes} bytes to covered pages`)
    }
    phone.close()
  })
})
