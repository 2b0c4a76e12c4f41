/**
 * The declaration of who is taxed abroad.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'
import { hasSaved } from '../steps/draft-steps'

const declared = async ({ server }: Customer) =>
  (await server.calls('taxDeclareSubmit')).map(({ requestData }) => requestData)
const send = (customer: Customer) => customer.tap('签名并提交')

async function openDetails(customer: Customer) {
  await customer.open('identity/tax-type')
  await customer.tap('既是中国税收居民又是')
  await customer.tap('下一步')
  await customer.see('英文或拼音姓名')
}

async function chooseCountry(customer: Customer, keyword: string, name: string) {
  await customer.tap(/(?<!请)选择国家（地区）/)
  await customer.type('国家（地区）名称', keyword)
  await customer.tap(new RegExp(`^${name} ?[A-Z]`))
}

async function fillPerson(customer: Customer) {
  await customer.type('出生地（中文）', '北京')
  await customer.type('出生地（英文或拼音）', 'BEIJING, CHINA')
  await customer.type('现居地址（中文）', '北京市海淀区远岚路18号院')
  await customer.type('现居地址（英文或拼音）', 'No. 18 Yuanlan Road, Beijing')
}

async function sign(customer: Customer, name: string) {
  await customer.see('请签')
  await customer.signByKeyboard(name)
  await customer.see('验证码将发送至')
  await customer.proveByCode()
}

journey('each country is named with its number or why there is none', { as: 'U1' }, async customer => {
  await openDetails(customer)
  await customer.see('由“林致远”转写')
  assert.deepEqual(
    [await customer.valueOf('姓'), await customer.valueOf('名'), await customer.valueOf('出生日期')],
    ['LIN', 'ZHIYUAN', '1968-03-15'],
  )
  await chooseCountry(customer, '美国', '美国')
  await customer.type('纳税人识别号', '900-70-0000')
  await customer.see('9 位，符合美国税号的格式')
  await customer.tap('添加国家（地区）')
  await chooseCountry(customer, 'united king', '英国')
  await customer.tap(/^没有税号/, 1)
  await customer.tap('账户持有人未能取得')
  await customer.type('请说明情况', '2026年9月迁入，税号申请中')
  await fillPerson(customer)
  await customer.tap('本人确认以上信息真实')
  await send(customer)
  await customer.see('美国、英国')
  await sign(customer, '林致远')
  await customer.see('声明已生效')
  await customer.see('*******00')
  await customer.see('账户持有人未能取得纳税人识别号')
  const [one] = await declared(customer)
  assert.deepEqual(one?.countries, [
    { country: 'US', tin: '900-70-0000', noTinReason: '', explain: '' },
    { country: 'GB', tin: '', noTinReason: '2', explain: '2026年9月迁入，税号申请中' },
  ])
})

journey('what is missing is said, and what was typed is kept', { as: 'U1' }, async customer => {
  await openDetails(customer)
  await customer.see(/还缺国家（地区）/)
  await send(customer)
  await customer.see(/有 \d 处需要修改/)
  await customer.type('现居地址（英文或拼音）', '北京')
  await customer.see('请用英文或拼音填写，4至100个字符')
  await chooseCountry(customer, 'us', '美国')
  await customer.type('纳税人识别号', '90070000')
  await customer.see('纳税人识别号格式不正确，请核对')
  assert.equal(await customer.valueOf('现居地址（英文或拼音）'), '北京')
})

journey(
  'the declaration is there again after a new start and on another device, and lies on none',
  { as: 'U1' },
  async customer => {
    await openDetails(customer)
    await fillPerson(customer)
    await hasSaved(customer, /Yuanlan Road/)
    await customer.reopen()
    await customer.see('英文或拼音姓名')
    assert.equal(await customer.valueOf('出生地（英文或拼音）'), 'BEIJING, CHINA')
    await customer.tap('保存并退出')
    await customer.changeDevice()
    await customer.open('identity/tax-details')
    await customer.see('英文或拼音姓名')
    assert.equal(await customer.valueOf('出生地（中文）'), '北京')
    assert.doesNotMatch(await customer.kept(), /北京|BEIJING|LIN|ZHIYUAN|Yuanlan/)
  },
)

journey(
  'a later step leads to the first open one, and a waiting page gets its customer back',
  { as: 'U1' },
  async customer => {
    await customer.open('identity/tax-details')
    await customer.see('怎样判断')
    await customer.arriveAt('identity/tax-type')
    await customer.open('identity/tax-result', { returnTo: 'assets/assetsList' })
    await customer.tap('返回继续办理')
    await customer.arriveAt('assets/overview')
    // An address that is none of ours leads home.
    await customer.open('identity/tax-result', { returnTo: 'https://evil.example' })
    await customer.tap('返回继续办理')
    await customer.see('林*远，您好')
  },
)

/** The declaration of a US person, up to its signature. */
async function fillIn(customer: Customer) {
  await openDetails(customer)
  await chooseCountry(customer, '美国', '美国')
  await customer.type('纳税人识别号', '900-70-0000')
  await fillPerson(customer)
  await customer.tap('本人确认以上信息真实')
  await hasSaved(customer, /900-70-0000/)
}

journey(
  'a US person whose passport is being looked at declares in force, which lies on no device',
  { as: 'U5' },
  async customer => {
    await fillIn(customer)
    assert.deepEqual([await customer.valueOf('姓'), await customer.valueOf('名')], ['SMITH', 'JOHN'])
    // A passport has no number that serves as the Chinese one.
    assert.doesNotMatch(await customer.words(), /识别号即身份证号/)
    await customer.type('中国纳税人识别号', 'X1234567')
    await send(customer)
    await customer.see('纳税人识别号格式不正确，请核对')
    await customer.type('中国纳税人识别号', 'ｃ123456 78901234567')
    await send(customer)
    await sign(customer, 'JOHN SMITH')
    await customer.arriveAt('identity/tax-result')
    await customer.see('声明已生效')
    await customer.see('*******00')
    await customer.see('C123**********4567')
    const [one, ...others] = await declared(customer)
    assert.deepEqual(
      [one?.taxType, one?.surname, one?.givenName, one?.birthDate, one?.countries, others.length],
      [
        ...['3', 'SMITH', 'JOHN', '1975-11-02'],
        [{ country: 'US', tin: '900-70-0000', noTinReason: '', explain: '' }],
        0,
      ],
    )
    assert.doesNotMatch(await customer.kept(), /SMITH|900-70|BEIJING/)
  },
)
