import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const TYPE = 'packages/identity/tax/tax-type/index'
const DETAILS = 'packages/identity/tax/tax-details/index'
const RESULT = 'packages/identity/tax/tax-result/index'

/** By keyboard: nothing is laid out here, and a pad without a size takes no stroke (`host-signature` draws). */
async function signByKeyboard(phone: Phone): Promise<void> {
  await phone.see('请签')
  await phone.tap('改用输入')
  await phone.see(/^姓名$/)
  await phone.type('姓名', '林致远')
  await phone.tap('确认签名')
  await phone.see('验证码将发送至')
  await phone.tap('获取验证码')
  await phone.see(/\d+秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tapOn('.dialog__actions .button')
}
const saved = () => app.log('draftSave')

describe('the declaration of tax residence', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of who is taxed in China alone is a choice, a promise and a signature', async () => {
    const phone = await app.launch({ customer: 'U1', path: TYPE })
    await phone.see('还缺税收居民身份和确认勾选')
    await phone.tap('仅为中国税收居民')
    await phone.tap('本人确认以上信息真实')
    await phone.tap('签名并提交')
    await signByKeyboard(phone)
    await phone.arriveAt(RESULT)
    await phone.see('声明已生效')
    const [declared, ...others] = await app.log('taxDeclareSubmit')
    assert.deepEqual([declared?.requestData.taxType, others.length], ['1', 0])
    assert.match(String(declared?.requestData.signFileId), /^[\w-]+$/)
    phone.close()
  })

  it('of who is taxed abroad is saved while it is typed, is there on another phone, and says what is missing', async () => {
    const phone = await app.launch({ customer: 'U1', path: TYPE })
    await phone.tap('既是中国税收居民又是')
    await phone.tap('下一步')
    await phone.arriveAt(DETAILS)
    await phone.see('由“林致远”转写')
    await phone.type('出生地（中文）', '北京')
    await until('the draft is saved', async () =>
      (await saved()).some(({ requestData }) => String(requestData.content).includes('北京')),
    )
    await phone.tap('签名并提交')
    await phone.see(/有\d处需要修改/)
    phone.close()
    const other = await app.launch({ customer: 'U1', path: DETAILS })
    await other.see('由“林致远”转写')
    assert.equal(other.field('出生地（中文）').value, '北京')
    assert.doesNotMatch(JSON.stringify(other.host.storage.dump()), /北京|LIN|ZHIYUAN/)
    other.close()
  })
})
