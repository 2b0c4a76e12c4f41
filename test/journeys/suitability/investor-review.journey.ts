/**
 * Who qualifies as an investor: proof by paper, decided by people, ended by the clock.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { INNER } from '@/contract/codes'
import { samplePdf, specimenPhoto } from '../../../sandbox/testing/sample-files'
import type { Customer } from '../customer'
import { hasSaved } from '../steps/draft-steps'
import { openInvestor, readDeclaration } from './investor'

const NO_FILE = /^仅支持JPG、PNG、PDF，单个文件不超过10MB$/
const AMOUNT = /（元）$/
const YEARS = '投资经历（年）'

const next = (customer: Customer) => customer.tap('下一步')
const consent = (customer: Customer) => customer.tap(/^本人单独同意/)
const photograph = (customer: Customer) => customer.handInPhoto('从相册选择', specimenPhoto('front'))
const decide = (customer: Customer, isPassed: boolean, reason = '') =>
  customer.server.decide('investor', { isPassed, reason })
const facts = async (customer: Customer) => [await customer.valueOf(AMOUNT), await customer.valueOf(YEARS)]

async function typeFacts(
  customer: Customer,
  amount = '3000000',
  years = '2',
  criterion = /^家庭金融净资产不低于/,
) {
  await customer.see('只需符合一项')
  await customer.tap(criterion)
  await customer.type(AMOUNT, amount)
  await customer.type(YEARS, years)
}

/** From the standing to the proof. */
async function begin(customer: Customer, ...typed: [amount?: string, years?: string, criterion?: RegExp]) {
  await openInvestor(customer)
  await customer.tap('开始认定')
  await typeFacts(customer, ...typed)
  await next(customer)
  await customer.see('可以提交的材料')
}

/** From the proof to the last step. */
async function prove(customer: Customer) {
  await consent(customer)
  await customer.handInFile()
  await next(customer)
  await customer.see('请核对')
}

/** The last step, up to its button. */
async function promise(customer: Customer) {
  await readDeclaration(customer)
  await customer.tap(/^本人以合法的自有资金投资/)
  await customer.tap(/^本人为自己投资/)
  await customer.agree()
}

/** From the last step to where people have it. */
async function handIn(customer: Customer) {
  await promise(customer)
  await customer.tap('提交认定')
  await customer.see(/材料正在审核，最迟 2026-11-25 以消息告知结果/)
}

journey(
  'a refused qualification is mended with what was filled in, passed, and ends by the clock',
  { as: 'U2' },
  async customer => {
    await begin(customer)
    await prove(customer)
    await handIn(customer)
    await decide(customer, false, '资产证明出具已超过3个月')
    await customer.open('messages/notices')
    await customer.see('合格投资者认定未通过')
    await customer.changeDevice()
    await openInvestor(customer)
    await customer.see('原因：资产证明出具已超过3个月。您可以修改后重新提交，原来填写的内容已为您保留。')
    await customer.tap('重新申请认定')
    await customer.see('只需符合一项')
    assert.deepEqual(await facts(customer), ['3000000', '2'])
    await next(customer)
    await customer.see('PDF文件，1 KB')
    // The new proof in the place of the old one.
    await consent(customer)
    await customer.tap('删除证明材料1')
    await customer.see('删除这份文件？')
    await customer.confirm()
    await customer.seeNoMore('PDF文件，1 KB')
    await photograph(customer)
    await customer.see(/JPG图片，/)
    await next(customer)
    await customer.see('请核对')
    await handIn(customer)
    await decide(customer, true)
    await customer.changeDevice()
    await openInvestor(customer)
    await customer.see('您已通过合格投资者认定。')
    await customer.see('2027-11-19')
    await customer.server.pass(365 * 86_400)
    await customer.changeDevice()
    await customer.open('messages/notices')
    await customer.see('合格投资者认定已过期')
    await openInvestor(customer)
    await customer.see('认定已于 2027-11-19 到期。认购、追加前，请重新申请认定。')
  },
)

// WeChat offers no file of another kind to choose: investor-review.weapp-test has what it does offer.
journey(
  'no file of another kind or size is taken, and no amount or experience below the limits',
  { as: 'U2', on: ['page', 'browser'] },
  async customer => {
    await openInvestor(customer)
    await customer.tap('开始认定')
    await typeFacts(customer, '2999999.99', '1')
    await next(customer)
    await customer.see('须不低于300万元')
    await customer.see('投资经历须满2年')
    await typeFacts(customer)
    await next(customer)
    await customer.see('可以提交的材料')
    // Not before the separate consent.
    await customer.tap(/^(选择文件|微信聊天文件)$/)
    await customer.see('请先单独同意收集证明材料')
    await consent(customer)
    for (const [name, bytes] of [
      ['proof.docx', Buffer.from('PK\u0003\u0004word')],
      ['proof.pdf', Buffer.concat([samplePdf(), Buffer.alloc(10 * 1024 * 1024)])],
    ] as const) {
      await customer.chooseFile(name, bytes)
      await customer.see(NO_FILE)
    }
    // What only begins like one the server refuses.
    await customer.chooseFile('proof.pdf', Buffer.from('%PDF-1.4 and nothing more'))
    await customer.see('文件打不开或格式不符，仅支持JPG、PNG、PDF，请换一个')
    await customer.see('还缺证明材料')
    await customer.tap('删除证明材料1')
    await customer.seeNoMore('文件打不开或格式不符，仅支持JPG、PNG、PDF，请换一个')
    assert.equal((await customer.server.calls('fileUploadStart')).length, 1)
  },
)

journey(
  'a qualification is gone on with after a new start and on another device, and lies on none',
  { as: 'U2' },
  async customer => {
    await begin(customer, '8800000', '12', /^家庭金融资产不低于/)
    await consent(customer)
    await photograph(customer)
    await customer.see(/JPG图片，/)
    await customer.see(/已自动保存/)
    await hasSaved(customer, /"fileId":"/)
    await customer.reopen()
    await customer.see(/JPG图片，/)
    assert.doesNotMatch(await customer.kept(), /8800000/)
    await customer.changeDevice()
    await openInvestor(customer)
    await customer.tap('继续填写')
    await customer.see('只需符合一项')
    assert.equal(await customer.valueOf(AMOUNT), '8800000')
    await next(customer)
    await customer.see(/JPG图片，/)
    await next(customer)
    await customer.see('家庭金融资产不低于 500 万元')
    await customer.see('8,800,000.00')
    await handIn(customer)
    assert.equal((await customer.server.calls('qualifiedSubmit')).length, 1)
  },
)

for (const way of ['at once', 'by the button', 'after a new start'] as const) {
  journey(`a qualification whose answer was lost is found ${way}`, { as: 'U2' }, async customer => {
    await begin(customer)
    await prove(customer)
    await promise(customer)
    await customer.server.loseAnswer('qualifiedSubmit')
    // Who cannot be told how things stand either has to ask.
    if (way !== 'at once') await customer.server.loseCall('qualifiedInfo')
    await customer.tap('提交认定')
    if (way !== 'at once') await customer.see(/结果尚未确认|网络连接失败/)
    if (way === 'by the button') await customer.tap('提交认定')
    if (way === 'after a new start') await customer.reopen()
    await customer.see(/材料正在审核，最迟 2026-11-25/)
    const sent = await customer.server.calls('qualifiedSubmit')
    assert.equal(new Set(sent.map(({ requestData }) => requestData.requestNo)).size, 1)
    assert.equal((await customer.server.control<unknown[]>('GET', 'office?kind=investor')).length, 1)
  })
}

journey(
  'a qualification that was handed in elsewhere and passed is found while it is still filled in',
  { as: 'U2' },
  async customer => {
    await begin(customer)
    await prove(customer)
    await promise(customer)
    await customer.server.refuse('qualifiedSubmit', INNER.invalidInput, '请检查填写内容')
    await customer.tap('提交认定')
    await customer.see('请检查填写内容')
    const [refused] = await customer.server.calls('qualifiedSubmit')
    assert.ok(refused)
    const { requestNo: _here, ...data } = refused.requestData
    await (await customer.elsewhere()).call('qualifiedSubmit', data)
    await decide(customer, true)
    await customer.tap('提交认定')
    await customer.see('您已通过合格投资者认定。')
    assert.equal(await customer.param('step'), '')
  },
)

journey(
  'a session that ends in the middle goes on over the login with what was filled in',
  { as: 'U2' },
  async customer => {
    await openInvestor(customer)
    await customer.tap('开始认定')
    await typeFacts(customer, '8800000', '12')
    await hasSaved(customer, /8800000.*"12"/)
    await customer.server.control('POST', 'expire', {})
    await customer.tap(/^家庭金融资产不低于/)
    await customer.arriveAt('account/login')
    await customer.type('手机号', '19900000002')
    await customer.tap('获取验证码')
    await customer.see(/\d+ 秒后重新获取/)
    await customer.type('验证码', await customer.server.lastCode())
    await customer.tap('我已阅读并同意用户注册协议和隐私政策')
    await customer.tap('登录')
    await customer.arriveAt('suitability/investor-declaration')
    await customer.see('只需符合一项')
    assert.deepEqual(await facts(customer), ['8800000', '12'])
    await next(customer)
    await customer.see('可以提交的材料')
    assert.equal((await customer.server.calls('qualifiedSubmit')).length, 0)
  },
)

journey('a file goes on once the server has room for it again', { as: 'U2' }, async customer => {
  await begin(customer, '8800000')
  await consent(customer)
  await customer.server.control('POST', 'disk', { isFull: true })
  await photograph(customer)
  await customer.see('系统繁忙，还没有传完。已传的部分会保留，请点“继续上传”')
  await customer.server.control('POST', 'disk', { isFull: false })
  await customer.tap('继续上传')
  await customer.see(/JPG图片，/)
  await customer.see('1 / 9')
  await next(customer)
  await customer.see('8,800,000.00')
  const finished = await customer.server.calls('fileUploadFinish')
  assert.equal(finished.filter(({ innerCode }) => innerCode === INNER.success).length, 1)
})

journey(
  'nobody sees the qualification of somebody else, and no step who cannot apply',
  { as: 'U2' },
  async customer => {
    await begin(customer)
    await prove(customer)
    await handIn(customer)
    const [application] = await customer.server.control<{ id: string }[]>('GET', 'office?kind=investor')
    await customer.changeDevice('U6')
    await openInvestor(customer, { step: 'review' })
    await customer.see('88,000,000.00')
    assert.equal(await customer.param('step'), '')
    assert.ok(!(await customer.words()).includes(application?.id ?? 'none'))
  },
)

journey(
  'what was handed in leads back past every step to what was there before',
  { as: 'U2' },
  async customer => {
    await customer.open('suitability/identify-info')
    await customer.tap('去认定')
    await customer.tap('开始认定')
    await typeFacts(customer)
    await next(customer)
    await customer.see('可以提交的材料')
    await prove(customer)
    await handIn(customer)
    await customer.tap('返回继续办理')
    await customer.arriveAt('suitability/identify-info')
    await customer.see('材料正在审核，最迟 2026-11-25 告知结果，无需重复提交。')
  },
)
