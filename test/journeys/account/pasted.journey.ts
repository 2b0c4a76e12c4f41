/**
 * Numbers and names as phones paste and type them.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

/** Of the contacts of an iPhone: marks of direction that nobody sees, and the code of the country. */
const FROM_CONTACTS = '\u202d+86 199 1111 2222\u202c'

/** A code as a message has it, with a blank that has no width and digits of a Chinese keyboard. */
const asCopied = (code: string) =>
  ` ${code.slice(0, 3)}\u200b${code.slice(3).replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))}`

journey('pasted: a phone of the contacts and a copied code are taken', { as: 'U1' }, async customer => {
  await customer.open('settings/settings')
  await customer.tap(/^手机号/)
  await customer.arriveAt('settings/mobile')
  await customer.see('人脸识别')
  await customer.tap('验证身份')
  await customer.checkFace()
  await customer.see('确认更换')
  await customer.type('手机号', '\u202d+86 199 1111 222\u202c')
  await customer.tap('确认更换')
  await customer.see('请输入正确的手机号')
  await customer.type('手机号', FROM_CONTACTS)
  await customer.tap('获取验证码')
  const [picture] = await customer.server.control<{ code: string }[]>('GET', 'captchas')
  await customer.type('图中的数字', asCopied(picture?.code ?? ''))
  await customer.tap('发送短信验证码')
  await customer.see(/\d+ 秒后重新获取/)
  await customer.type('验证码', asCopied(await customer.server.lastCode()))
  await customer.tap('确认更换')
  await customer.arriveAt('settings/settings')
  await customer.see('199****2222')
  assert.equal((await customer.server.rows('customers', { mobile: '19911112222' })).length, 1)
})

journey(
  'pasted: a name is taken with any point between its parts, and what is wrong with one is said',
  { as: 'U3' },
  async customer => {
    await customer.open('identity/identity-info')
    await customer.see('填写证件信息')
    await customer.agree()
    await customer.tap('港澳居民来往内地通行证')
    await customer.type('证件号码', 'ｈ1234\u200b5678')
    await customer.choose('出生日期', '1988-04-12')
    await customer.tap(/^女$/)
    await customer.choose('证件有效期', '2031-04-30')
    for (const [name, words] of [
      ['陈\ue863', '姓名中有系统无法识别的字，请删除后用输入法重新输入'],
      ['José García', '请按护照上的英文字母填写，不带音标，如 é 写作 e'],
      ['阿卜杜••热合曼', '请输入正确的姓名'],
    ] as const) {
      await customer.type('姓名', name)
      await customer.tap('下一步：上传照片')
      await customer.see(words)
    }
    await customer.type('姓名', '阿卜杜•热合曼 ')
    await customer.tap('下一步：上传照片')
    await customer.see('这样的照片不能通过')
  },
)
