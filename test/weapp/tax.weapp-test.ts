/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp } from './harness'
import { chooseCountry, declareChina, signByKeyboard, TAX_DETAILS, TAX_RESULT, TAX_TYPE } from './tax-steps'

const app = useApp()
const saved = () => app.log('draftSave')

describe('the declaration of tax residence', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of who is taxed in China alone is a choice, a promise and a signature', async () => {
    const phone = await app.launch({ customer: 'U1', path: TAX_TYPE })
    await phone.see('还缺税收居民身份和确认勾选')
    await declareChina(app, phone, '林致远')
    const [declared, ...others] = await app.log('taxDeclareSubmit')
    assert.deepEqual([declared?.requestData.taxType, others.length], ['1', 0])
    assert.match(String(declared?.requestData.signFileId), /^[\w-]+$/)
    phone.close()
  })

  it('of who is taxed abroad is saved while it is typed, is there on another phone, and says what is missing', async () => {
    const phone = await app.launch({ customer: 'U1', path: TAX_TYPE })
    await phone.tap('既是中国税收居民又是')
    await phone.tap('下一步')
    await phone.arriveAt(TAX_DETAILS)
    await phone.see('由“林致远”转写')
    await phone.type('出生地（中文）', '北京')
    await until('the draft is saved', async () =>
      (await saved()).some(({ requestData }) => String(requestData.content).includes('北京')),
    )
    await phone.tap('签名并提交')
    await phone.see(/有 \d 处需要修改/)
    phone.close()
    const other = await app.launch({ customer: 'U1', path: TAX_DETAILS })
    await other.see('由“林致远”转写')
    assert.equal(other.field('出生地（中文）').value, '北京')
    assert.doesNotMatch(JSON.stringify(other.host.storage.dump()), /北京|LIN|ZHIYUAN/)
    other.close()
  })
})

describe('tax-foreign', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of a US person whose passport is being looked at is signed, handed in, and in force', async () => {
    const phone = await app.launch({ customer: 'U5', path: TAX_TYPE })
    await phone.tap('既是中国税收居民又是')
    await phone.tap('下一步')
    await phone.arriveAt(TAX_DETAILS)
    await phone.see('英文或拼音姓名')
    assert.deepEqual([phone.field('姓').value, phone.field('名').value], ['SMITH', 'JOHN'])
    await chooseCountry(phone, '美国', '美国')
    await phone.type('纳税人识别号', '900-70-0000')
    await phone.see('9 位，符合美国税号的格式')
    await phone.type('出生地（中文）', '波士顿')
    await phone.type('出生地（英文或拼音）', 'BOSTON, USA')
    await phone.type('现居地址（中文）', '北京市朝阳区听松街9号')
    await phone.type('现居地址（英文或拼音）', 'No. 9 Tingsong Street, Beijing')
    await phone.tap('本人确认以上信息真实')
    await phone.tap('签名并提交')
    await signByKeyboard(app, phone, 'JOHN SMITH')
    await phone.arriveAt(TAX_RESULT)
    await phone.see('声明已生效')
    await phone.see('*******00')
    const [declared, ...others] = (await app.log('taxDeclareSubmit')).map(({ requestData }) => requestData)
    assert.deepEqual(
      [declared?.taxType, declared?.surname, declared?.givenName, declared?.birthDate, others.length],
      ['3', 'SMITH', 'JOHN', '1975-11-02', 0],
    )
    assert.deepEqual(declared?.countries, [
      { country: 'US', tin: '900-70-0000', noTinReason: '', explain: '' },
    ])
    assert.doesNotMatch(JSON.stringify(phone.host.storage.dump()), /SMITH|900-70|BOSTON/)
    phone.close()
  })
})
