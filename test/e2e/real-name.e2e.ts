/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { specimenPhoto } from './card-photo'
import { until, useApp, type Visit } from './harness'
import {
  applicationOf,
  checkFace,
  confirmCard,
  FACE,
  handToPeople,
  INFO,
  photographCard,
  RESULT,
  SCAN,
  shoot,
} from './id-card-visit'

const app = useApp()
const DAY = 86_400
const HUB = '/phone/realNameAuth/IDCard/identifyInfo'

/** What people have of a customer. */
const waitingOf = async (key: string) =>
  (await app.control<{ customer: string }[]>('GET', 'office?kind=realName')).filter(
    ({ customer }) => customer === key,
  )
const decide = (id: string, isPassed: boolean, reason = '') =>
  app.control('POST', 'office', { kind: 'realName', id, isPassed, reason })

describe('real-name', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the consent to the declaration, and back past every step that is done', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/home')
    await visit.open(SCAN)
    await photographCard(visit)
    await visit.see('与注册信息一致')
    await visit.see('110000 19990101 0078')
    await visit.see('2019-06-12 至 2029-06-12')
    assert.match(
      visit.address(),
      /^\/phone\/realNameAuth\/IDCard\/identityScanInfo\?authApplyId=SM\d{8}-[0-9A-F]{8}$/,
    )
    await visit.tap('下一步：人脸识别')
    await visit.see('1100**********0078')
    await checkFace(visit, '识别通过')
    await visit.see('实名认证已通过')
    assert.match(visit.address(), /^\/phone\/realNameAuth\/IDCard\/result\?authApplyId=SM\d{8}-[0-9A-F]{8}$/)
    const stored = await visit.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    assert.doesNotMatch(stored, /陈新|110000199901010078|听松街/)
    await visit.tap('去声明税收居民身份')
    await visit.arriveAt('/phone/declareIdentity/identity')
    await visit.close()
  })

  it('goes back from the result of people past every step, to what was there before', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/home')
    await visit.open(SCAN)
    await confirmCard(visit)
    await handToPeople(visit)
    await visit.see('认证审核中')
    // Once: the steps below step aside by themselves.
    await visit.page.goBack({ waitUntil: 'commit' })
    await visit.arriveAt('/phone/home')
    await visit.see('陈*，您好')
    await visit.close()
  })

  it('goes back from the result of the face service without a step that is done', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/home')
    await visit.open(SCAN)
    await confirmCard(visit)
    await checkFace(visit, '识别通过')
    await visit.see('实名认证已通过')
    // The service's page and what led to it stand in the browser's history too.
    for (let steps = 0; steps < 8 && visit.address() !== '/phone/home'; steps += 1) {
      await visit.page.goBack()
      await visit.settle()
      assert.ok(!(await visit.sees('下一步：人脸识别')), 'a step that is done came back')
    }
    assert.equal(visit.address(), '/phone/home')
    await visit.close()
  })

  it('keeps what was corrected over the way back, a reload and another device', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await photographCard(visit)
    const address = visit.page.getByLabel('住址', { exact: true })
    await address.fill('北京市朝阳区听松街7号3单元502室')
    await visit.see(/已自动保存/)
    await visit.tap('上一步')
    await visit.see('清晰，四角完整，无反光')
    await visit.tap('完成拍摄')
    await visit.see('姓名和住址可以修改')
    assert.equal(
      await visit.page.getByLabel('住址', { exact: true }).inputValue(),
      '北京市朝阳区听松街7号3单元502室',
    )
    await visit.tap('下一步：人脸识别')
    await visit.see('提交人工审核')
    await visit.page.reload()
    await visit.see('提交人工审核')
    await visit.close()

    const other = await app.visit({ customer: 'U3' })
    await other.open(SCAN)
    await other.see('提交人工审核')
    assert.match(other.address(), /faceVerify\?authApplyId=SM/)
    await other.page.goto(app.url + INFO)
    await other.see('姓名和住址可以修改')
    assert.equal(
      await other.page.getByLabel('住址', { exact: true }).inputValue(),
      '北京市朝阳区听松街7号3单元502室',
    )
    await other.tap('重新拍摄')
    await other.see('已上传')
    await other.close()
  })

  it('marks what was read with doubt, and waits until it was compared', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await photographCard(visit, { front: 'doubtful' })
    await visit.see(/有 1 处没有看清，请对照证件核对/)
    await visit.see('还缺核对住址')
    assert.deepEqual(await seriousFindings(visit), [])
    await tapOff(visit, '下一步：人脸识别')
    await visit.see('请对照证件核对住址')
    await visit.page.getByRole('checkbox', { name: '已与证件核对一致' }).click()
    await visit.tap('下一步：人脸识别')
    await visit.see('提交人工审核')
    assert.deepEqual(await overflow(visit), [])
    assert.deepEqual(await seriousFindings(visit), [])
    assert.deepEqual((await app.log('identitySubmit'))[0]?.requestData.checked, ['address'])
    await visit.close()
  })

  for (const [reading, side, words] of [
    ['expired', 'back', '证件已过期，请更新证件'],
    ['alteredDigit', 'front', '请输入正确的身份证号码'],
    ['otherBirthday', 'front', '身份证号码与出生日期不一致'],
    ['minor', 'front', '未满18周岁不能自行认证，请由监护人联系客服办理'],
  ] as const) {
    it(`with a card that is ${reading} says so, and another photo mends it`, async () => {
      const visit = await app.visit({ customer: 'U3' })
      await visit.open(SCAN)
      await photographCard(visit, { [side]: reading })
      await visit.see(words)
      await tapOff(visit, '下一步：人脸识别')
      assert.deepEqual(await app.log('identitySubmit'), [])
      await visit.tap('重新拍摄')
      const slot = visit.front().getByRole('group', { name: side === 'front' ? '人像面' : '国徽面' })
      await slot.getByRole('button', { name: '重拍' }).waitFor()
      await shootAgain(visit, side)
      await visit.tap('完成拍摄')
      await visit.see('校验通过')
      await visit.seeNoMore(words)
      await visit.tap('下一步：人脸识别')
      await visit.see('提交人工审核')
      await visit.close()
    })
  }

  it('with a card of another account is refused at its number', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await photographCard(visit, { front: 'otherPerson' })
    await visit.tap('下一步：人脸识别')
    await visit.see('该身份证已认证其他账户，请使用本人证件或联系客服')
    await visit.close()
  })

  it('with another name than the registered one goes to people', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await photographCard(visit, { front: 'otherName' })
    await visit.see('与注册姓名不一致，将由人工审核')
    await visit.tap('下一步：人脸识别')
    await visit.see('姓名与注册信息不一致，需要人工审核。如填写有误，请返回上一步修改。')
    await handToPeople(visit)
    await visit.see('认证审核中')
    assert.deepEqual(await app.log('faceStart'), [])
    await visit.close()
  })

  it('that nobody finishes is gone after a day, and begins anew', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await photographCard(visit)
    const id = applicationOf(visit)
    await app.control('POST', 'clock', { advanceSeconds: DAY })
    await app.logIn(visit.context, 'U3')
    await visit.open(`${INFO}?authApplyId=${id}`)
    await visit.see('申请已失效')
    await visit.tap('重新开始')
    await visit.see('拍摄人像面')
    assert.ok(!(await visit.sees('1100**********0078')))
    await visit.close()
  })

  it('of somebody else says that it cannot be seen', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await photographCard(visit)
    const id = applicationOf(visit)
    const other = await app.visit({ customer: 'U1' })
    for (const page of [INFO, FACE, RESULT]) {
      await other.open(`${page}?authApplyId=${id}`)
      await other.see('您无权查看该内容')
      assert.ok(!(await other.sees(/陈|0078/)))
    }
    await other.close()
    await visit.close()
  })

  it('goes on after the session ended in the middle, where it was', async () => {
    const visit = await app.visit({ customer: 'U3', expectedErrors: /Failed to load/ })
    await visit.open(SCAN)
    await photographCard(visit)
    const id = applicationOf(visit)
    await app.control('POST', 'expire', {})
    await visit.tap('下一步：人脸识别')
    await visit.arriveAt('/phone/login')
    await app.logIn(visit.context, 'U3')
    await visit.open(`${INFO}?authApplyId=${id}`)
    await visit.see('110000 19990101 0078')
    await visit.tap('下一步：人脸识别')
    await visit.see('提交人工审核')
    await visit.close()
  })

  for (const phase of ['before', 'after'] as const) {
    it(`loses the answer of no write for good (${phase} it was carried out)`, async () => {
      const visit = await app.visit({ customer: 'U3' })
      await visit.open(SCAN)
      await photographCard(visit)
      await app.inject({ endpoint: 'identitySubmit', emptyBody: true, phase, times: 1 })
      await visit.tap('下一步：人脸识别')
      await visit.see('提交异常')
      await visit.tap('下一步：人脸识别')
      await visit.see('提交人工审核')
      await app.inject({ endpoint: 'identityFinish', emptyBody: true, phase, times: 1 })
      await checkFace(visit, '识别通过')
      await visit.tap('人脸识别已通过，重新提交')
      await visit.see('实名认证已通过')
      const keys = (await app.log('identityFinish')).map(({ requestData }) => requestData.requestNo)
      assert.equal(new Set(keys).size, 1)
      await visit.close()
    })
  }

  async function shootAgain(visit: Visit, side: 'front' | 'back') {
    const slot = visit.front().getByRole('group', { name: side === 'front' ? '人像面' : '国徽面' })
    // The other side stands there read already: this very photo is waited for.
    const reading = visit.call('idCardOcr')
    await shoot(visit, slot.getByRole('button', { name: '重拍' }), specimenPhoto(side))
    await visit.over(await reading)
    await visit.see('清晰，四角完整，无反光')
  }
})

/** A tap on what is off: it says why. */
async function tapOff(visit: Visit, name: string): Promise<void> {
  await visit.front().getByRole('button', { name }).dispatchEvent('click')
}

describe('real-name-manual', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  /** What the draft says of the photo of the holder: as it was saved last. */
  const heldIsSaved = (content: RegExp) =>
    until(`the draft says ${content.source}`, async () =>
      content.test(String((await app.log('draftSave')).at(-1)?.requestData.content)),
    )

  it('is decided by people, who say why not; then it is begun anew and passed', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await confirmCard(visit)
    await handToPeople(visit)
    await visit.see('认证审核中')
    await visit.see('2026-11-25')
    const id = applicationOf(visit)
    await visit.open(SCAN)
    await visit.arriveAt(`${RESULT}?authApplyId=${id}`)
    await decide(id, false, '照片与本人不符')
    await visit.page.reload()
    await visit.see('原因：照片与本人不符')
    await visit.open('/phone/message/importantnotice')
    await visit.see('实名认证未通过')
    await visit.open(`${RESULT}?authApplyId=${id}`)
    await visit.tap('重新认证')
    await confirmCard(visit)
    await handToPeople(visit)
    await visit.see('认证审核中')
    await decide(applicationOf(visit), true)
    await visit.page.reload()
    await visit.see('实名认证已通过')
    await visit.close()
  })

  it('asks for the holder with the card, keeps the photo over a reload and on another device, and nothing twice', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await confirmCard(visit)
    await visit.tap('提交人工审核')
    await visit.see('陈*')
    await visit.see('还缺手持证件照')
    await visit.page.getByRole('button', { name: '提交审核' }).dispatchEvent('click')
    await visit.see('请上传手持证件照')
    assert.deepEqual(await app.log('identityManual'), [])
    assert.deepEqual(await seriousFindings(visit), [])
    await shoot(visit, '拍摄手持证件照', specimenPhoto('front'))
    await visit.see('清晰，无反光')
    await visit.see(/已自动保存/)
    await heldIsSaved(/"held":\{"fileId"/)
    await visit.page.reload()
    await visit.see('已上传')
    const address = visit.address()
    await visit.tap('删除')
    await visit.see('拍摄手持证件照')
    await heldIsSaved(/"held":null/)
    await visit.close()
    const other = await app.visit({ customer: 'U3' })
    await other.open(address)
    await other.see('拍摄手持证件照')
    await shoot(other, '拍摄手持证件照', specimenPhoto('front'))
    await other.see('清晰，无反光')
    await other.tap('提交审核')
    await other.see('认证审核中')
    await other.close()
  })

  for (const phase of ['before', 'after'] as const) {
    it(`is handed in once, though its answer was lost (${phase} it was carried out)`, async () => {
      const visit = await app.visit({ customer: 'U3' })
      await visit.open(SCAN)
      await confirmCard(visit)
      await app.inject({ endpoint: 'identityManual', emptyBody: true, phase, times: 1 })
      await handToPeople(visit)
      await visit.see('提交异常')
      await visit.tap('提交审核')
      await visit.see('认证审核中')
      const keys = (await app.log('identityManual')).map(({ requestData }) => requestData.requestNo)
      assert.equal(new Set(keys).size, 1)
      assert.equal((await waitingOf('U3')).length, 1)
      await visit.close()
    })
  }
})

describe('three-faces', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('that failed leave people, with nothing typed twice; the next day is free again (E13)', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await confirmCard(visit)
    const address = visit.address()
    for (let left = 2; left >= 0; left -= 1) {
      await checkFace(visit, '识别未通过')
      await visit.see(/人脸识别未通过/)
      if (left > 0) await visit.see(`今日还可尝试 ${left} 次`)
    }
    await visit.see('今日人脸识别次数已达上限，请选择人工审核')
    await visit.page.reload()
    await visit.see('今日人脸识别次数已达上限，请选择人工审核')
    // 14 hours later it is the next day, and the application still stands.
    await app.control('POST', 'clock', { advanceSeconds: 14 * 3600 + 60 })
    await app.logIn(visit.context, 'U3')
    await visit.open(address)
    await visit.seeNoMore('今日人脸识别次数已达上限，请选择人工审核')
    await checkFace(visit, '识别通过')
    await visit.see('实名认证已通过')
    await visit.close()
  })

  it('are followed by people the same day', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await confirmCard(visit)
    for (let failures = 0; failures < 3; failures += 1) {
      await checkFace(visit, '识别未通过')
      await visit.see(/人脸识别未通过/)
    }
    await handToPeople(visit)
    await visit.see('认证审核中')
    await visit.close()
  })
})

describe('id-renewal', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('keeps the old identity until the new card passes, and leads back to the page that asked', async () => {
    const visit = await app.visit({ customer: 'U4' })
    const asked = 'assets/assetsList'
    await visit.open(`${SCAN}?isUpdating=1&returnTo=${encodeURIComponent(asked)}`)
    await confirmCard(visit, {}, 'U4')
    const detail = async () => {
      const answer = await visit.context.request.post(`${app.url}/services/trustAppApi/userDetail`, {
        data: { requestData: {} },
      })
      const { result } = (await answer.json()) as { result: { data: Record<string, unknown> } }
      return [result.data.authStatus, result.data.idExpireDate]
    }
    assert.deepEqual(await detail(), ['4', '2026-10-01'])
    await checkFace(visit, '识别通过')
    await visit.see('证件已更新')
    assert.deepEqual(await detail(), ['2', '9999-12-31'])
    await visit.tap('返回继续办理')
    await visit.arriveAt(`/phone/${asked}`)
    await visit.close()
  })

  it('begins with the message that comes ninety days before the card ends, and leads back to what the message led to', async () => {
    // U2's card ends on 30 June 2035.
    await app.passUntil('2035-04-01')
    const visit = await app.visit({ customer: 'U2' })
    await visit.open('/phone/message/importantnotice')
    await visit.tap(/证件将于90天后过期/, 'link')
    await visit.see('您登记的身份证件有效期至 2035-06-30，请提前更新，过期后不能提交交易申请。')
    await visit.tap('查看详情')
    await visit.arriveAt(HUB)
    await visit.see('距到期还有 90 天，请提前更新。')
    await visit.tap('更新证件', 'link')
    await visit.see('这样的照片不能通过')
    await confirmCard(visit, {}, 'U2')
    await checkFace(visit, '识别通过')
    await visit.see('证件已更新')
    await visit.tap('返回继续办理')
    await visit.arriveAt(HUB)
    await visit.see('长期')
    await visit.seeNoMore(/距到期还有/)
    await visit.close()
  })

  it('begins with the message of a card that has ended', async () => {
    const visit = await app.visit({ customer: 'U4' })
    await visit.open('/phone/message/detail?msgId=M4201')
    await visit.tap('查看详情')
    await visit.arriveAt(HUB)
    await visit.tap('立即更新证件', 'link')
    await visit.see('这样的照片不能通过')
    assert.match(visit.address(), /identityScan\?.*isUpdating=1/)
    await visit.close()
  })
})
