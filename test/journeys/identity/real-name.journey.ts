/**
 * The identity is proved by an ID card and the face, or by people.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { specimenPhoto } from '../../../sandbox/testing/sample-files'
import type { Customer } from '../customer'
import { hasSaved, loseBody, numbersOf, PHASES } from '../steps/draft-steps'
import { confirmCard, handToPeople, photographCard, scan, submitCard } from './id-card'

const DAY = 86_400
const ADDRESS = '北京市朝阳区听松街7号3单元502室'
const NO_MORE_FACES = '今日人脸识别次数已达上限，请选择人工审核'

/** Up to the page of the face. */
async function begin(customer: Customer, card = {}) {
  await scan(customer)
  await confirmCard(customer, card)
}

/** Up to what was read off the card. */
async function read(customer: Customer, forms = {}) {
  await scan(customer)
  await photographCard(customer, { forms })
}

journey(
  'the identity is proved by a card and a face, and leads on to the tax declaration',
  { as: 'U3' },
  async customer => {
    await read(customer)
    await customer.see('与注册信息一致')
    await customer.see('110000 19990101 0078')
    await customer.see('2019-06-12 至 2029-06-12')
    assert.match(await customer.param('authApplyId'), /^SM\d{8}-[0-9A-F]{8}$/)
    await submitCard(customer)
    await customer.see('1100**********0078')
    await customer.checkFace()
    await customer.see('实名认证已通过')
    await customer.arriveAt('identity/real-name-result')
    const id = await customer.param('authApplyId')
    assert.match(id, /^SM\d{8}-[0-9A-F]{8}$/)
    const [start] = await customer.server.calls('faceStart')
    assert.equal(start?.requestData.subject, id)
    assert.doesNotMatch(await customer.kept(), /陈新|110000199901010078|听松街/)
    await customer.tap('去声明税收居民身份')
    await customer.arriveAt('identity/tax-type')
  },
)

journey(
  'what was corrected is kept over the way back, a new start and another device',
  { as: 'U3' },
  async customer => {
    await read(customer)
    await customer.type('住址', ADDRESS)
    await customer.see(/已自动保存/)
    await customer.tap('上一步')
    await customer.see('清晰，四角完整，无反光')
    await customer.tap('完成拍摄')
    await customer.see('姓名和住址可以修改')
    assert.equal(await customer.valueOf('住址'), ADDRESS)
    await submitCard(customer)
    await customer.see('提交人工审核')
    await customer.reopen()
    await customer.see('提交人工审核')
    await customer.changeDevice()
    await scan(customer)
    await customer.see('提交人工审核')
    await customer.arriveAt('identity/face-verify')
    assert.match(await customer.param('authApplyId'), /^SM/)
    await customer.open('identity/identity-scan-info')
    await customer.see('姓名和住址可以修改')
    assert.equal(await customer.valueOf('住址'), ADDRESS)
    assert.equal((await customer.server.calls('identitySubmit'))[0]?.requestData.address, ADDRESS)
    await customer.tap('重新拍摄')
    await customer.see('已上传')
  },
)

journey(
  'what was corrected and not sent on is there on another device, which begins at the first open step',
  { as: 'U3' },
  async customer => {
    await read(customer)
    await customer.type('住址', ADDRESS)
    await hasSaved(customer, /502室/)
    await customer.changeDevice()
    await scan(customer)
    await customer.see('110000 19990101 0078')
    assert.equal(await customer.valueOf('住址'), ADDRESS)
    await submitCard(customer)
    await customer.see('1100**********0078')
  },
)

journey(
  'what was read with doubt is marked, and waits until it was compared',
  { as: 'U3' },
  async customer => {
    await read(customer, { front: 'doubtful' })
    await customer.see(/有 1 处没有看清，请对照证件核对/)
    await customer.see('还缺核对住址')
    await submitCard(customer)
    await customer.see('请对照证件核对住址')
    await customer.tap('已与证件核对一致')
    await submitCard(customer)
    await customer.see('提交人工审核')
    assert.deepEqual((await customer.server.calls('identitySubmit'))[0]?.requestData.checked, ['address'])
  },
)

journey('a card that cannot be right says so, and another photo mends it', { as: 'U3' }, async customer => {
  await read(customer, { front: 'minor', back: 'expired' })
  for (const [next, side, words] of [
    ['otherBirthday', 'front', '未满18周岁不能自行认证，请由监护人联系客服办理'],
    ['alteredDigit', 'front', '身份证号码与出生日期不一致'],
    ['fine', 'front', '请输入正确的身份证号码'],
    ['fine', 'back', '证件已过期，请更新证件'],
  ] as const) {
    await customer.see(words)
    await submitCard(customer)
    await customer.tap('重新拍摄')
    await customer.see('这样的照片不能通过')
    const reading = await customer.server.next('idCardOcr')
    await customer.handInPhoto('重拍', specimenPhoto(side, next), side === 'front' ? 0 : 1)
    await reading()
    await customer.see('清晰，四角完整，无反光')
    await customer.tap('完成拍摄')
    await customer.see('姓名和住址可以修改')
    await customer.seeNoMore(words)
  }
  await customer.see('校验通过')
  assert.deepEqual(await customer.server.calls('identitySubmit'), [])
  await submitCard(customer)
  await customer.see('提交人工审核')
})

journey('a card of another account is refused at its number', { as: 'U3' }, async customer => {
  await read(customer, { front: 'otherPerson' })
  await submitCard(customer)
  await customer.see('该身份证已认证其他账户，请使用本人证件或联系客服')
})

journey('another name than the registered one goes to people', { as: 'U3' }, async customer => {
  await read(customer, { front: 'otherName' })
  await customer.see('与注册姓名不一致，将由人工审核')
  await submitCard(customer)
  await customer.see('姓名与注册信息不一致，需要人工审核。如填写有误，请返回上一步修改。')
  await handToPeople(customer)
  await customer.see('认证审核中')
  assert.deepEqual(await customer.server.calls('faceStart'), [])
})

journey('what nobody finishes is gone after a day, and begins anew', { as: 'U3' }, async customer => {
  await read(customer)
  const authApplyId = await customer.param('authApplyId')
  await customer.server.pass(DAY)
  await customer.changeDevice()
  await customer.open('identity/identity-scan-info', { authApplyId })
  await customer.see('申请已失效')
  await customer.tap('重新开始')
  await customer.see('拍摄人像面')
  assert.ok(!(await customer.sees('1100**********0078')))
})

journey('nobody sees the application of somebody else', { as: 'U3' }, async customer => {
  await read(customer)
  const authApplyId = await customer.param('authApplyId')
  await customer.changeDevice('U1')
  for (const page of ['identity-scan-info', 'face-verify', 'real-name-result'] as const) {
    await customer.open(`identity/${page}`, { authApplyId })
    await customer.see('您无权查看该内容')
    assert.ok(!(await customer.sees(/陈|0078/)))
  }
})

journey('a session that ends in the middle goes on where it was', { as: 'U3' }, async customer => {
  await read(customer)
  const authApplyId = await customer.param('authApplyId')
  await customer.server.control('POST', 'expire', {})
  await submitCard(customer)
  await customer.arriveAt('account/login')
  await customer.logInAgain()
  await customer.open('identity/identity-scan-info', { authApplyId })
  await customer.see('110000 19990101 0078')
  await submitCard(customer)
  await customer.see('提交人工审核')
})

journey('no write is lost with its answer', { as: 'U3' }, async customer => {
  await read(customer)
  for (const phase of PHASES) {
    await loseBody(customer, 'identitySubmit', phase)
    await submitCard(customer)
    await customer.see('提交异常')
  }
  await submitCard(customer)
  await customer.see('提交人工审核')
  await loseBody(customer, 'identityFinish', 'before')
  await customer.checkFace()
  await customer.see('人脸识别已通过，重新提交')
  await loseBody(customer, 'identityFinish', 'after')
  await customer.tap('人脸识别已通过，重新提交')
  await customer.tap('人脸识别已通过，重新提交')
  await customer.see('实名认证已通过')
  assert.deepEqual(await numbersOf(customer, 'identityFinish'), [3, 1])
})

journey('people are asked once, though the answer was lost', { as: 'U3' }, async customer => {
  await begin(customer)
  await loseBody(customer, 'identityManual', 'before')
  await handToPeople(customer)
  await customer.see('提交异常')
  await loseBody(customer, 'identityManual', 'after')
  await customer.tap('提交审核')
  await customer.tap('提交审核')
  await customer.see('认证审核中')
  assert.deepEqual(await numbersOf(customer, 'identityManual'), [3, 1])
  const waiting = await customer.server.control<{ customer: string }[]>('GET', 'office?kind=realName')
  assert.equal(waiting.filter(one => one.customer === 'U3').length, 1)
})

journey('people decide and say why not; then it is begun anew and passed', { as: 'U3' }, async customer => {
  const { server } = customer
  await begin(customer)
  await handToPeople(customer)
  await customer.see('认证审核中')
  await customer.see('2026-11-25')
  const authApplyId = await customer.param('authApplyId')
  await scan(customer)
  await customer.arriveAt('identity/real-name-result', { authApplyId })
  await server.decide('realName', { id: authApplyId, isPassed: false, reason: '照片与本人不符' })
  await customer.reopen()
  await customer.see('原因：照片与本人不符')
  await customer.open('messages/notices')
  await customer.see('实名认证未通过')
  await customer.open('identity/real-name-result', { authApplyId })
  await customer.tap('重新认证')
  await confirmCard(customer)
  await handToPeople(customer)
  await customer.see('认证审核中')
  await server.decide('realName', { id: await customer.param('authApplyId') })
  await customer.reopen()
  await customer.see('实名认证已通过')
  await scan(customer)
  await customer.see('您已完成实名认证')
})

journey(
  'the holder is photographed with the card; the photo is kept over a new start and on another device',
  { as: 'U3' },
  async customer => {
    await begin(customer)
    await customer.tap('提交人工审核')
    await customer.see('陈*')
    await customer.see('还缺手持证件照')
    await customer.tap('提交审核')
    await customer.see('请上传手持证件照')
    assert.deepEqual(await customer.server.calls('identityManual'), [])
    await customer.handInPhoto('拍摄手持证件照', specimenPhoto('front'))
    await customer.see('清晰，无反光')
    await customer.see(/已自动保存/)
    await hasSaved(customer, /"held":\{"fileId"/, true)
    const authApplyId = await customer.param('authApplyId')
    await customer.reopen()
    await customer.see('已上传')
    await customer.tap('删除')
    await customer.see('拍摄手持证件照')
    await hasSaved(customer, /"held":null/, true)
    await customer.changeDevice()
    await customer.open('identity/upload-file', { authApplyId })
    await customer.handInPhoto('拍摄手持证件照', specimenPhoto('front'))
    await customer.see('清晰，无反光')
    await customer.tap('提交审核')
    await customer.see('认证审核中')
  },
)

/** Three faces that are not the customer's. */
async function failThrice(customer: Customer) {
  for (let left = 2; left >= 0; left -= 1) {
    await customer.checkFace(false)
    await customer.see(/人脸识别未通过/)
    await customer.see(left > 0 ? `今日还可尝试 ${left} 次` : NO_MORE_FACES)
  }
}

journey('three failed faces leave people; the next day is free again (E13)', { as: 'U3' }, async customer => {
  await begin(customer)
  const authApplyId = await customer.param('authApplyId')
  await failThrice(customer)
  await customer.reopen()
  await customer.see(NO_MORE_FACES)
  // 14 hours later it is the next day, and the application still stands.
  await customer.server.pass(14 * 3600 + 60)
  await customer.changeDevice()
  await customer.open('identity/face-verify', { authApplyId })
  await customer.seeNoMore(NO_MORE_FACES)
  await customer.checkFace()
  await customer.see('实名认证已通过')
})

journey('three failed faces are followed by people the same day', { as: 'U3' }, async customer => {
  await begin(customer)
  await failThrice(customer)
  await handToPeople(customer)
  await customer.see('认证审核中')
})

/** What the server knows of the identity. */
async function identity(customer: Customer) {
  const { authStatus, idExpireDate } = await (await customer.elsewhere()).call('userDetail')
  return [authStatus, idExpireDate]
}

journey(
  'the old identity holds until the new card passes, which leads back to the page that asked',
  { as: 'U4' },
  async customer => {
    await scan(customer, { isUpdating: '1', returnTo: 'assets/assetsList' })
    await confirmCard(customer, { holder: 'U4' })
    assert.deepEqual(await identity(customer), ['4', '2026-10-01'])
    await customer.checkFace()
    await customer.see('证件已更新')
    assert.deepEqual(await identity(customer), ['2', '9999-12-31'])
    await customer.tap('返回继续办理')
    await customer.arriveAt('assets/overview')
  },
)

journey(
  'a card that ends in ninety days is renewed from its message, and leads back there',
  { as: 'U2' },
  async customer => {
    // U2's card ends on 30 June 2035.
    await customer.server.passUntil('2035-04-01')
    await customer.logInAgain()
    await customer.open('messages/notices')
    await customer.tap(/证件将于90天后过期/)
    await customer.see('您登记的身份证件有效期至 2035-06-30，请提前更新，过期后不能提交交易申请。')
    await customer.tap('查看详情')
    await customer.arriveAt('suitability/identify-info')
    await customer.see('距到期还有 90 天，请提前更新。')
    await customer.tap('更新证件')
    await confirmCard(customer, { holder: 'U2' })
    await customer.checkFace()
    await customer.see('证件已更新')
    await customer.tap('返回继续办理')
    await customer.arriveAt('suitability/identify-info')
    await customer.see('长期')
    await customer.seeNoMore(/距到期还有/)
  },
)

journey('a card that has ended is renewed from its message', { as: 'U4' }, async customer => {
  await customer.open('messages/notices')
  await customer.tap(/您的证件已经过期/)
  await customer.tap('查看详情')
  await customer.arriveAt('suitability/identify-info')
  await customer.tap('立即更新证件')
  await customer.see('这样的照片不能通过')
  assert.equal(await customer.param('isUpdating'), '1')
})
