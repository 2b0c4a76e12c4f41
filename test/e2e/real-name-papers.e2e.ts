/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { until, useApp } from './harness'
import {
  applyNoOf,
  BRITISH,
  consentTo,
  handInPassport,
  PAPER_DETAIL,
  PAPER_FILES,
  PAPER_INFO,
  PAPER_RESULT,
  paperField,
  reachPhotos,
  shootPart,
  type TypedPaper,
  typePaper,
} from './papers-visit'

const app = useApp()
const U5S = 'ZJ202611180001'
const DAY = 86_400

const decide = (id: string, isPassed: boolean, reason = '') =>
  app.control('POST', 'office', { kind: 'realName', id, isPassed, reason })
/** The server has these words in a draft. */
const hasSaved = (words: string) =>
  until(`${words} is saved`, async () =>
    (await app.log('draftSave')).some(({ requestData }) => String(requestData.content).includes(words)),
  )

describe('real-name-papers', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the scan to people, and back past every step that is done', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/home')
    await visit.open('/phone/realNameAuth/IDCard/identityScan')
    await visit.tap(/没有居民身份证/, 'link')
    await visit.arriveAt(PAPER_INFO)
    await consentTo(visit)
    await typePaper(visit, BRITISH)
    assert.equal(await paperField(visit, '手机号').inputValue(), '19900000003')
    assert.deepEqual(await overflow(visit), [])
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.tap('下一步：上传照片')
    await visit.see('至少上传 2 张，已上传 0 张')
    await visit.see('还缺资料页和手持证件照')
    await shootPart(visit, '资料页')
    await visit.see('至少上传 2 张，已上传 1 张')
    await visit.see('还缺手持证件照')
    await shootPart(visit, '手持证件照')
    assert.deepEqual(await overflow(visit), [])
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.tap('提交审核')
    await visit.see('资料已提交，等待审核')
    await visit.see('1 至 3 个工作日内完成审核')
    assert.match(
      visit.address(),
      /^\/phone\/realNameAuth\/nonIDCard\/uploadResult\?applyNo=ZJ\d{8}-[0-9A-F]{8}$/,
    )
    const stored = await visit.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    assert.doesNotMatch(stored, /MARY|P7654321|1988-04-12/)
    await visit.tap('查看认证详情')
    await visit.see('M***N')
    await visit.see('最迟 2026-11-25 告知结果')
    await visit.page.goBack({ waitUntil: 'commit' })
    await visit.arriveAt('/phone/realNameAuth/IDCard/identityScan')
    await visit.see('认证审核中')
    await visit.close()
  })

  it('of U5 is refused, mended with what was there, and passed', async () => {
    const visit = await app.visit({ customer: 'U5' })
    await visit.open('/phone/message/importantnotice')
    await visit.tap(/认证材料正在审核/, 'link')
    await visit.tap('查看详情')
    await visit.see('最迟 2026-11-23 告知结果')
    assert.match(visit.address(), new RegExp(`^${PAPER_DETAIL}\\?applyNo=${U5S}`))
    await visit.see('J***H')
    for (const label of ['资料页', '手持证件照']) {
      const picture = visit.front().getByRole('img', { name: label })
      await picture.waitFor()
      const width = await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)
      assert.ok(width > 300)
    }
    assert.deepEqual(await seriousFindings(visit), [])
    await decide(U5S, false, '资料页反光，号码看不清')
    await visit.page.reload()
    await visit.see('原因：资料页反光，号码看不清')
    await visit.tap('修改后重新提交')
    await visit.see(/上次未通过，原因：资料页反光，号码看不清/)
    assert.equal(await paperField(visit, '姓名').inputValue(), 'JOHN SMITH')
    assert.equal(await paperField(visit, '证件号码').inputValue(), 'E12345678')
    await consentTo(visit)
    await visit.tap('下一步：上传照片')
    await visit.see('至少上传 2 张，已上传 2 张')
    const slot = visit.front().getByRole('group', { name: '资料页' })
    await slot.getByRole('button', { name: '删除' }).click()
    await visit.see('至少上传 2 张，已上传 1 张')
    await shootPart(visit, '资料页')
    await visit.tap('提交审核')
    await visit.see('资料已提交，等待审核')
    const id = applyNoOf(visit)
    assert.notEqual(id, U5S)
    await decide(id, true)
    await visit.open(`${PAPER_DETAIL}?applyNo=${id}`)
    await visit.see('审核通过')
    await visit.open('/phone/realNameAuth/IDCard/identifyInfo')
    await visit.see('J***H')
    await visit.tap(/更新证件/, 'link')
    await visit.arriveAt(PAPER_INFO)
    await visit.close()
  })

  it('keeps what was typed and photographed over a reload and on another device', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(PAPER_INFO)
    await visit.see('填写证件信息')
    await typePaper(visit, BRITISH)
    await hasSaved('2031-04-30')
    await visit.page.reload()
    await visit.see('填写证件信息')
    assert.equal(await paperField(visit, '证件号码').inputValue(), 'P7654321')
    await visit.close()

    const other = await app.visit({ customer: 'U3' })
    await other.open(PAPER_INFO)
    await other.see('填写证件信息')
    assert.equal(await paperField(other, '姓名').inputValue(), 'MARY BROWN')
    await consentTo(other)
    await other.tap('下一步：上传照片')
    await other.see('这样的照片不能通过')
    await shootPart(other, '资料页')
    await hasSaved('"page":{"fileId"')
    const address = other.address()
    await other.page.reload()
    await other.see('至少上传 2 张，已上传 1 张')
    // Opened anew, the flow goes on at its first open step.
    await other.open(PAPER_INFO)
    await other.arriveAt(address)
    await other.tap('上一步')
    await other.see('证件类型')
    assert.equal(await paperField(other, '姓名').inputValue(), 'MARY BROWN')
    await other.close()
  })

  it('of another kind asks for other photos, and keeps none of the document before', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await reachPhotos(visit)
    await shootPart(visit, '资料页')
    await visit.tap('上一步')
    await visit.see('证件类型')
    await typePaper(visit, {
      kind: '军官证/警官证',
      name: '陈新',
      idNo: '军字第001234号',
      birthDate: '1999-01-01',
      sex: '男',
    })
    await visit.front().getByRole('checkbox', { name: '证件长期有效' }).click()
    await visit.tap('下一步：上传照片')
    await visit.see('至少上传 3 张，已上传 0 张')
    await visit.see('拍摄本人正面照')
    await visit.close()
  })

  const chinese = { name: '林致远', birthDate: '1975-11-02', sex: '男', expireDate: '2031-04-30' } as const
  const wrong: readonly (readonly [TypedPaper, string])[] = [
    [{ ...BRITISH, idNo: '123' }, '请输入正确的护照号码'],
    [{ ...BRITISH, country: '中国', idNo: 'X1234567' }, '请输入正确的护照号码'],
    [{ ...chinese, kind: '港澳居民来往内地通行证', idNo: 'C12345678' }, '请输入正确的通行证号码'],
    [{ ...chinese, kind: '台湾居民来往大陆通行证', idNo: '012345' }, '请输入正确的通行证号码'],
    [{ ...BRITISH, kind: '外国人永久居留身份证', idNo: '911840197511020015' }, '请输入正确的永久居留证号码'],
    [{ ...chinese, kind: '港澳台居民居住证', idNo: '830000197511020036' }, '请输入正确的居住证号码'],
    [
      { ...chinese, kind: '港澳台居民居住证', idNo: '830000197511020035', birthDate: '1975-11-03' },
      '证件号码与出生日期不一致',
    ],
    [{ ...chinese, kind: '军官证/警官证', idNo: '123' }, '请输入正确的证件号码'],
    [
      { kind: '户口簿', name: '林致远', idNo: '110000196803150015', birthDate: '1968-03-15', sex: '男' },
      '请输入正确的身份证号码',
    ],
    [{ ...BRITISH, kind: '其他证件', idNo: 'ABC' }, '请输入正确的证件号码'],
    [{ ...BRITISH, name: 'M' }, '请输入正确的姓名'],
    [{ ...BRITISH, birthDate: '2010-01-01' }, '未满18周岁不能自行认证，请由监护人联系客服办理'],
    [{ ...BRITISH, expireDate: '2026-11-19' }, '证件已过期，请更新证件'],
  ]

  it('refuses each kind of document by its own words, and another number mends it', async () => {
    const visit = await app.visit({ customer: 'U3' })
    for (const [paper, words] of wrong) {
      await visit.open(PAPER_INFO)
      await visit.see('填写证件信息')
      await consentTo(visit)
      await typePaper(visit, paper)
      await visit.front().getByRole('button', { name: '下一步：上传照片' }).dispatchEvent('click')
      await visit.see(words)
    }
    assert.deepEqual(await app.log('nonIdCardSave'), [])
    await typePaper(visit, BRITISH)
    await visit.tap('下一步：上传照片')
    await visit.see('这样的照片不能通过')
    await visit.close()
  })

  it('with a document of another account is refused by the server at its number', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(PAPER_INFO)
    await visit.see('填写证件信息')
    await consentTo(visit)
    await typePaper(visit, { ...BRITISH, country: '美国', idNo: 'E12345678', birthDate: '1975-11-02' })
    await visit.tap('下一步：上传照片')
    await visit.see('该证件已认证其他账户，请使用本人证件或联系客服')
    await visit.close()
  })

  it('fills in what a number says of its holder', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(PAPER_INFO)
    await visit.see('填写证件信息')
    await visit.front().getByRole('radio', { name: '港澳台居民居住证' }).click()
    await paperField(visit, '证件号码').fill('82000019880229002x')
    assert.equal(await paperField(visit, '出生日期').inputValue(), '1988-02-29')
    assert.equal(
      await visit.front().getByRole('radio', { name: '女', exact: true }).getAttribute('aria-checked'),
      'true',
    )
    await visit.close()
  })

  for (const phase of ['before', 'after'] as const) {
    it(`loses the answer of no write for good (${phase} it was carried out)`, async () => {
      const visit = await app.visit({ customer: 'U3' })
      await visit.open(PAPER_INFO)
      await visit.see('填写证件信息')
      await consentTo(visit)
      await typePaper(visit, BRITISH)
      await app.inject({ endpoint: 'nonIdCardSave', emptyBody: true, phase, times: 1 })
      await visit.tap('下一步：上传照片')
      await visit.see('核对异常')
      await visit.tap('下一步：上传照片')
      await visit.see('这样的照片不能通过')
      await shootPart(visit, '资料页')
      await shootPart(visit, '手持证件照')
      await app.inject({ endpoint: 'nonIdCardSubmit', emptyBody: true, phase, times: 1 })
      await visit.tap('提交审核')
      await visit.see('提交异常')
      await visit.tap('提交审核')
      await visit.see('资料已提交，等待审核')
      for (const name of ['nonIdCardSave', 'nonIdCardSubmit']) {
        const keys = (await app.log(name)).map(({ requestData }) => requestData.requestNo)
        assert.deepEqual([keys.length, new Set(keys).size], [2, 1])
      }
      await visit.close()
    })
  }

  it('that was decided while it is edited elsewhere shows how it really stands', async () => {
    const late = await app.visit({ customer: 'U3' })
    await reachPhotos(late)
    await shootPart(late, '资料页')
    await hasSaved('"page":{"fileId"')
    const id = applyNoOf(late)
    const other = await app.visit({ customer: 'U3' })
    await other.open(`${PAPER_FILES}?applyNo=${id}`)
    await other.see('至少上传 2 张，已上传 1 张')
    await shootPart(other, '手持证件照')
    await other.tap('提交审核')
    await other.see('资料已提交，等待审核')
    await other.close()
    await decide(id, false, '手持照片看不清脸')
    await shootPart(late, '手持证件照')
    await late.tap('提交审核')
    await late.see('原因：手持照片看不清脸')
    assert.match(late.address(), new RegExp(`^${PAPER_DETAIL}\\?applyNo=${id}`))
    await late.close()
  })

  it('of somebody else says that it cannot be seen', async () => {
    const visit = await app.visit({ customer: 'U1' })
    for (const page of [PAPER_RESULT, PAPER_DETAIL]) {
      await visit.open(`${page}?applyNo=${U5S}`)
      await visit.see('您无权查看该内容')
      assert.ok(!(await visit.sees(/J\*\*\*H|美国/)))
    }
    await visit.open(`${PAPER_FILES}?applyNo=${U5S}`)
    await visit.see('您无权查看该内容')
    await visit.close()
  })

  it('that nobody finishes is gone after a day, and begins anew', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await reachPhotos(visit)
    const id = applyNoOf(visit)
    await app.control('POST', 'clock', { advanceSeconds: DAY })
    await app.logIn(visit.context, 'U3')
    await visit.open(`${PAPER_FILES}?applyNo=${id}`)
    await visit.see('24 小时内没有完成，照片与填写的内容已删除，请重新开始。')
    await visit.tap('重新开始')
    await visit.see('填写证件信息')
    await visit.see('还缺证件类型')
    assert.ok(!(await visit.sees('MARY')))
    await visit.close()
  })

  it('goes on after the session ended in the middle, where it was', async () => {
    const visit = await app.visit({ customer: 'U3', expectedErrors: /Failed to load/ })
    await reachPhotos(visit)
    await shootPart(visit, '资料页')
    await hasSaved('"page":{"fileId"')
    const address = visit.address()
    await app.control('POST', 'expire', {})
    await visit.tap('保存并退出')
    await visit.page.reload()
    await visit.arriveAt('/phone/login')
    await app.logIn(visit.context, 'U3')
    await visit.open(address)
    await visit.see('至少上传 2 张，已上传 1 张')
    await visit.close()
  })

  it('that waits keeps the ID card from being begun, and leads back to what asked', async () => {
    const visit = await app.visit({ customer: 'U3' })
    const asked = 'assets/assetsList'
    await visit.open(`${PAPER_INFO}?returnTo=${encodeURIComponent(asked)}`)
    await visit.see('填写证件信息')
    await consentTo(visit)
    await typePaper(visit, BRITISH)
    await visit.tap('下一步：上传照片')
    await shootPart(visit, '资料页')
    await shootPart(visit, '手持证件照')
    await visit.tap('提交审核')
    await visit.tap('返回继续办理')
    await visit.arriveAt(`/phone/${asked}`)
    await visit.open('/phone/realNameAuth/IDCard/identityScan')
    await visit.tap('查看进度')
    await visit.see('最迟 2026-11-25 告知结果')
    await visit.close()
  })

  it('is done once: who opens it while people decide is told so', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await handInPassport(visit)
    await visit.open(PAPER_INFO)
    await visit.see('资料已提交，等待审核')
    await visit.close()
  })
})
