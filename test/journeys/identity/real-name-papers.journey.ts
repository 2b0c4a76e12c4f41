/**
 * The identity is proved by another document than an ID card, which people look at.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { PAPER_PART } from '@/contract/tables/papers'
import { specimenPhoto } from '../../../sandbox/testing/sample-files'
import type { Customer, Params } from '../customer'
import { hasSaved, loseBody, numbersOf, PHASES } from '../steps/draft-steps'
import { scan } from './id-card'

const U5S = 'ZJ202611180001'

/** What stands on a document; a field left out is not asked for. */
interface Paper {
  readonly kind: string
  readonly name: string
  readonly idNo: string
  readonly country?: string
  readonly birthDate: string
  readonly sex: '男' | '女'
  readonly expireDate?: string
}

const BRITISH: Paper = {
  kind: '护照',
  name: 'MARY BROWN',
  idNo: 'P7654321',
  country: '英国',
  birthDate: '1988-04-12',
  sex: '女',
  expireDate: '2031-04-30',
}
const PERMIT: Paper = {
  kind: '港澳居民来往内地通行证',
  name: '陈美玲',
  idNo: 'H12345678',
  birthDate: '1988-04-12',
  sex: '女',
  expireDate: '2031-04-30',
}

const openInfo = async (customer: Customer, params?: Params) => {
  await customer.open('identity/identity-info', params)
  await customer.see('填写证件信息')
}
const goOn = (customer: Customer) => customer.tap('下一步：上传照片')
const consent = (customer: Customer) => customer.agree()
const handOver = (customer: Customer) => customer.tap('提交审核')

async function typePaper(customer: Customer, paper: Paper) {
  await customer.tap(paper.kind)
  await customer.type('姓名', paper.name)
  if (paper.country) {
    await customer.tap(/^国籍（地区）：/)
    await customer.type('国家（地区）名称', paper.country)
    await customer.tap(new RegExp(`^${paper.country} ?[A-Z]`))
  }
  await customer.type('证件号码', paper.idNo)
  await customer.choose('出生日期', paper.birthDate)
  await customer.tap(new RegExp(`^${paper.sex}$`))
  if (paper.expireDate) await customer.choose('证件有效期', paper.expireDate)
}

async function shoot(customer: Customer, part: string) {
  const handedIn = await customer.server.next('fileUploadFinish')
  await customer.handInPhoto(`拍摄${part}`, specimenPhoto('front'))
  await handedIn()
  await customer.seeNoMore(`拍摄${part}`)
}

/** From the document to its photos. */
async function reachPhotos(customer: Customer, paper = BRITISH, params?: Params) {
  await openInfo(customer, params)
  await consent(customer)
  await typePaper(customer, paper)
  await goOn(customer)
  await customer.see('这样的照片不能通过')
}

/** From the document to people, by its passport page and the holder. */
async function handInPassport(customer: Customer, params?: Params) {
  await reachPhotos(customer, BRITISH, params)
  await shoot(customer, '资料页')
  await shoot(customer, '手持证件照')
  await handOver(customer)
  await customer.see('资料已提交，等待审核')
}

journey('a passport leads from the scan to people, and lies on no device', { as: 'U3' }, async customer => {
  await scan(customer)
  await customer.tap(/没有居民身份证/)
  await customer.arriveAt('identity/identity-info')
  await consent(customer)
  await typePaper(customer, BRITISH)
  assert.equal(await customer.valueOf('手机号'), '19900000003')
  await goOn(customer)
  await customer.see('至少上传 2 张，已上传 0 张')
  await customer.see('还缺资料页和手持证件照')
  await shoot(customer, '资料页')
  await customer.see('至少上传 2 张，已上传 1 张')
  await customer.see('还缺手持证件照')
  await shoot(customer, '手持证件照')
  await handOver(customer)
  await customer.see('资料已提交，等待审核')
  await customer.see('1 至 3 个工作日内完成审核')
  await customer.arriveAt('identity/upload-result')
  assert.match(await customer.param('applyNo'), /^ZJ\d{8}-[0-9A-F]{8}$/)
  assert.doesNotMatch(await customer.kept(), /MARY|P7654321|1988-04-12/)
  await customer.tap('查看认证详情')
  await customer.see('M***N')
  await customer.see('最迟 2026-11-25 告知结果')
  await customer.back()
  await customer.arriveAt('identity/identity-scan')
  await customer.see('认证审核中')
  // It is done once: who opens it while people decide is told so.
  await customer.open('identity/identity-info')
  await customer.see('资料已提交，等待审核')
})

journey(
  'a permit is refused at its number, then handed in by its two sides and the holder',
  { as: 'U3' },
  async customer => {
    await openInfo(customer)
    await consent(customer)
    await typePaper(customer, { ...PERMIT, idNo: 'C12345678' })
    await goOn(customer)
    await customer.see('请输入正确的通行证号码')
    assert.deepEqual(await customer.server.calls('nonIdCardSave'), [])
    await customer.type('证件号码', PERMIT.idNo)
    await goOn(customer)
    await customer.see('至少上传 3 张，已上传 0 张')
    for (const part of ['人像面', '背面', '手持证件照']) await shoot(customer, part)
    await customer.see('至少上传 3 张，已上传 3 张')
    await handOver(customer)
    await customer.see('资料已提交，等待审核')
    assert.doesNotMatch(await customer.kept(), /陈美玲|H12345678|1988-04-12/)
    await customer.tap('查看认证详情')
    await customer.see('陈*玲')
  },
)

journey('a refused document is mended with what was there, and passed', { as: 'U5' }, async customer => {
  const { server } = customer
  await customer.open('messages/notices')
  await customer.tap(/认证材料正在审核/)
  await customer.tap('查看详情')
  await customer.see('最迟 2026-11-23 告知结果')
  await customer.arriveAt('identity/auth-detail', { applyNo: U5S })
  await customer.see('J***H')
  await server.decide('realName', { id: U5S, isPassed: false, reason: '资料页反光，号码看不清' })
  await customer.reopen()
  await customer.see('原因：资料页反光，号码看不清')
  await customer.tap('修改后重新提交')
  await customer.see(/上次未通过，原因：资料页反光，号码看不清/)
  assert.deepEqual(
    [await customer.valueOf('姓名'), await customer.valueOf('证件号码')],
    ['JOHN SMITH', 'E12345678'],
  )
  await consent(customer)
  await goOn(customer)
  await customer.see('至少上传 2 张，已上传 2 张')
  await customer.tap('删除', 0)
  await customer.see('至少上传 2 张，已上传 1 张')
  await shoot(customer, '资料页')
  await handOver(customer)
  await customer.see('资料已提交，等待审核')
  const applyNo = await customer.param('applyNo')
  assert.notEqual(applyNo, U5S)
  await server.decide('realName', { id: applyNo })
  await customer.changeDevice()
  await customer.open('identity/auth-detail', { applyNo })
  await customer.see('审核通过')
  await customer.open('suitability/identify-info')
  await customer.see('J***H')
  await customer.tap(/更新证件/)
  await customer.arriveAt('identity/identity-info')
})

journey(
  'what was typed and photographed is kept over a new start and on another device',
  { as: 'U3' },
  async customer => {
    await openInfo(customer)
    await typePaper(customer, BRITISH)
    await hasSaved(customer, /2031-04-30/)
    await customer.reopen()
    await customer.see('填写证件信息')
    assert.equal(await customer.valueOf('证件号码'), 'P7654321')
    await customer.changeDevice()
    await openInfo(customer)
    assert.equal(await customer.valueOf('姓名'), 'MARY BROWN')
    await consent(customer)
    await goOn(customer)
    await customer.see('这样的照片不能通过')
    await shoot(customer, '资料页')
    await hasSaved(customer, /"page":\{"fileId"/)
    await customer.reopen()
    await customer.see('至少上传 2 张，已上传 1 张')
    // Opened anew, the flow goes on at its first open step.
    await customer.changeDevice()
    await customer.open('identity/identity-info')
    await customer.arriveAt('identity/upload-file')
    await customer.see('至少上传 2 张，已上传 1 张')
    await customer.tap('上一步')
    await customer.see('证件类型')
    assert.equal(await customer.valueOf('姓名'), 'MARY BROWN')
  },
)

journey(
  'another kind of document asks for other photos, and keeps none of the one before',
  { as: 'U3' },
  async customer => {
    await reachPhotos(customer)
    await shoot(customer, '资料页')
    await customer.tap('上一步')
    await customer.see('证件类型')
    await typePaper(customer, {
      kind: '军官证/警官证',
      name: '陈新',
      idNo: '军字第001234号',
      birthDate: '1999-01-01',
      sex: '男',
    })
    await customer.tap('证件长期有效')
    await goOn(customer)
    await customer.see('至少上传 3 张，已上传 0 张')
    await customer.see('拍摄本人正面照')
  },
)

const chinese = { name: '林致远', birthDate: '1975-11-02', sex: '男', expireDate: '2031-04-30' } as const
const RESIDENCE = { ...chinese, kind: '港澳台居民居住证', idNo: '830000197511020035' }

journey(
  'each kind of document is refused by its own words, and another number mends it',
  { as: 'U3' },
  async customer => {
    await openInfo(customer)
    await consent(customer)
    const wrong: readonly (readonly [Paper, string])[] = [
      [{ ...BRITISH, idNo: '123' }, '请输入正确的护照号码'],
      [{ ...BRITISH, country: '中国', idNo: 'X1234567' }, '请输入正确的护照号码'],
      [{ ...PERMIT, ...chinese, idNo: 'C12345678' }, '请输入正确的通行证号码'],
      [{ ...chinese, kind: '台湾居民来往大陆通行证', idNo: '012345' }, '请输入正确的通行证号码'],
      [
        { ...BRITISH, kind: '外国人永久居留身份证', idNo: '911840197511020015' },
        '请输入正确的永久居留证号码',
      ],
      [{ ...RESIDENCE, idNo: '830000197511020036' }, '请输入正确的居住证号码'],
      [{ ...RESIDENCE, birthDate: '1975-11-03' }, '证件号码与出生日期不一致'],
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
    for (const [paper, words] of wrong) {
      await typePaper(customer, paper)
      await goOn(customer)
      await customer.see(words)
    }
    assert.deepEqual(await customer.server.calls('nonIdCardSave'), [])
    await typePaper(customer, BRITISH)
    await goOn(customer)
    await customer.see('这样的照片不能通过')
  },
)

journey(
  'a document of another account is refused by the server at its number',
  { as: 'U3' },
  async customer => {
    await openInfo(customer)
    await consent(customer)
    await typePaper(customer, { ...BRITISH, country: '美国', idNo: 'E12345678', birthDate: '1975-11-02' })
    await goOn(customer)
    await customer.see('该证件已认证其他账户，请使用本人证件或联系客服')
  },
)

journey('a number fills in what it says of its holder', { as: 'U3' }, async customer => {
  await openInfo(customer)
  await customer.tap('港澳台居民居住证')
  await customer.type('证件号码', '82000019880229002x')
  await customer.choose('证件有效期', '2031-04-30')
  await hasSaved(customer, /1988-02-29/)
  await hasSaved(customer, /"sex":"2"/)
})

journey('no write is lost with its answer, and none is done twice', { as: 'U3' }, async customer => {
  await openInfo(customer)
  await consent(customer)
  await typePaper(customer, BRITISH)
  for (const phase of PHASES) {
    await loseBody(customer, 'nonIdCardSave', phase)
    await goOn(customer)
    await customer.see('核对异常')
  }
  await goOn(customer)
  await customer.see('这样的照片不能通过')
  await shoot(customer, '资料页')
  await shoot(customer, '手持证件照')
  for (const phase of PHASES) {
    await loseBody(customer, 'nonIdCardSubmit', phase)
    await handOver(customer)
    await customer.see('提交异常')
  }
  await handOver(customer)
  await customer.see('资料已提交，等待审核')
  for (const name of ['nonIdCardSave', 'nonIdCardSubmit'] as const) {
    assert.deepEqual(await numbersOf(customer, name), [3, 1])
  }
})

journey('a document that was decided meanwhile shows how it really stands', { as: 'U3' }, async customer => {
  await reachPhotos(customer)
  await shoot(customer, '资料页')
  await shoot(customer, '手持证件照')
  await hasSaved(customer, /"held":\{"fileId"/)
  const applyNo = await customer.param('applyNo')
  const draft = String((await customer.server.calls('draftSave')).at(-1)?.requestData.content)
  const fileOf = (part: string) => new RegExp(`"${part}":{"fileId":"([^"]+)"`).exec(draft)?.[1]
  const files = [
    { part: PAPER_PART.page, fileId: fileOf('page') },
    { part: PAPER_PART.held, fileId: fileOf('held') },
  ]
  await (await customer.elsewhere()).call('nonIdCardSubmit', { applyNo, files })
  await customer.server.decide('realName', { id: applyNo, isPassed: false, reason: '手持照片看不清脸' })
  await handOver(customer)
  await customer.see('原因：手持照片看不清脸')
  await customer.arriveAt('identity/auth-detail', { applyNo })
})

journey('nobody sees the document of somebody else', { as: 'U1' }, async customer => {
  for (const page of ['upload-result', 'auth-detail', 'upload-file'] as const) {
    await customer.open(`identity/${page}`, { applyNo: U5S })
    await customer.see('您无权查看该内容')
    assert.ok(!(await customer.sees(/J\*\*\*H|美国/)))
  }
})

journey(
  'a document that nobody finishes is gone after a day, and begins anew',
  { as: 'U3' },
  async customer => {
    await reachPhotos(customer)
    const applyNo = await customer.param('applyNo')
    await customer.server.pass(86_400)
    await customer.changeDevice()
    await customer.open('identity/upload-file', { applyNo })
    await customer.see('24 小时内没有完成，照片与填写的内容已删除，请重新开始。')
    await customer.tap('重新开始')
    await customer.see('填写证件信息')
    await customer.see('还缺证件类型')
    assert.ok(!(await customer.sees('MARY')))
  },
)

journey('a session that ends among the photos goes on where it was', { as: 'U3' }, async customer => {
  await reachPhotos(customer)
  await shoot(customer, '资料页')
  await hasSaved(customer, /"page":\{"fileId"/)
  const applyNo = await customer.param('applyNo')
  await customer.server.control('POST', 'expire', {})
  await customer.tap('保存并退出')
  await customer.open('identity/upload-file', { applyNo })
  await customer.arriveAt('account/login')
  await customer.changeDevice()
  await customer.open('identity/upload-file', { applyNo })
  await customer.see('至少上传 2 张，已上传 1 张')
})

journey(
  'a document that waits keeps the ID card from being begun, and leads back to what asked',
  { as: 'U3' },
  async customer => {
    await handInPassport(customer, { returnTo: 'assets/assetsList' })
    await customer.tap('返回继续办理')
    await customer.arriveAt('assets/overview')
    await scan(customer)
    await customer.tap('查看进度')
    await customer.see('最迟 2026-11-25 告知结果')
  },
)
