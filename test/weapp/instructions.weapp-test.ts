import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const FOLDER = 'packages/trust-requests/instructions'
const LIST = `${FOLDER}/instructions/index`
const FORM = `${FOLDER}/new-instruction/index`
const PRODUCTS = `${FOLDER}/instruction-products/index`
const EDIT = `${FOLDER}/edit-instruction/index`
const DETAIL = `${FOLDER}/instruction/index`

/** Answers the last question and types the code that the sheet asks for. */
async function prove(phone: Phone, ask: string): Promise<void> {
  await phone.tap(ask)
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tapOn('.dialog__actions .button')
}

describe('investment instructions', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('buy a product of the pool by a code, and are taken back by another', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${LIST}?trustId=FT1` })
    await phone.see('已显示全部 5 份指令')
    await phone.tap('新增投资指令')
    await phone.arriveAt(FORM)
    await phone.see('1,030,000.00')
    await phone.tap('选择产品')
    await phone.arriveAt(PRODUCTS)
    await phone.see('该产品风险等级高于您的风险承受能力，无法购买')
    await phone.tap('远岚·短债增利')
    await phone.tap('选好了（1）')
    await phone.arriveAt(FORM)
    await phone.type('申购金额（元）', '1100000')
    await phone.tap('提交并确认')
    await phone.see('申购金额超过可用资金')
    await phone.type('申购金额（元）', '400000')
    await phone.see('人民币肆拾万元整')
    await phone.see('执行后现金占 3.38%')
    await phone.tap('提交并确认')
    await phone.see('确认提交申购指令？')
    await prove(phone, '短信验证并提交')
    await phone.arriveAt(DETAIL)
    await phone.see('待审核')
    assert.equal((await app.log('instructionCreate')).length, 1)
    await app.control('POST', 'clock', { advanceSeconds: 61 })
    await phone.tap('撤销指令')
    await phone.see('撤销这份指令？')
    await prove(phone, '短信验证并撤销')
    await phone.see('已撤销')
    phone.close()
  })

  it('redeem and convert: what is asked for is dealt, and cash and holdings move', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${LIST}?trustId=FT1` })
    await phone.see('已显示全部 5 份指令')
    const created = async () => (await app.log('instructionCreate')).length
    const begin = async (kind: string, product: string) => {
      await phone.tap('新增投资指令')
      await phone.arriveAt(FORM)
      await phone.tap(kind)
      await phone.tap('选择产品')
      await phone.arriveAt(PRODUCTS)
      await phone.tap(product)
      await phone.tap('选好了（1）')
      await phone.arriveAt(FORM)
    }
    const submit = async () => {
      await phone.tap('提交并确认')
      await phone.see(/^确认提交.+指令？$/)
      await app.control('POST', 'clock', { advanceSeconds: 61 })
      await prove(phone, '短信验证并提交')
      await phone.arriveAt(DETAIL)
      await phone.see('待审核')
    }
    await begin('赎回', '远岚·短债增利')
    await phone.type('赎回份额（份）', '100000')
    await phone.see('106,810.00')
    await submit()
    await phone.host.back()
    await phone.arriveAt(LIST)
    await begin('转换', '远岚·量化对冲1号')
    await phone.type('转换份额（份）', '200000')
    await phone.tap('转入产品')
    await phone.arriveAt(PRODUCTS)
    await phone.tap('远岚·日日盈')
    await phone.tap('选好了')
    await phone.arriveAt(FORM)
    await phone.tap('提交并确认')
    await phone.see('首次认购金额不低于30万元')
    await phone.type('转换份额（份）', '250000')
    await submit()
    assert.equal(await created(), 2)
    phone.close()
    for (const seconds of [6 * 3600, 1, 1, 28 * 86_400, 1, 1]) {
      await app.control('POST', 'clock', { advanceSeconds: seconds })
    }
    const later = await app.launch({ customer: 'U1', path: `${LIST}?trustId=FT1&status=4` })
    await later.see(/^已显示全部 \d+ 份指令$/)
    const kinds = () => later.text()
    assert.match(kinds(), /赎回/)
    assert.match(kinds(), /转换/)
    later.close()
    const trades = await app.launch({
      customer: 'U1',
      path: 'packages/trusts/trades/trades/index?trustId=FT1',
    })
    await trades.see('远岚·日日盈现金管理')
    trades.close()
  })

  it('count for the next working day once the cut-off has passed, are kept as a draft, changed, and sent', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${FORM}?trustId=FT1` })
    await phone.see('15:00')
    await phone.tap('选择产品')
    await phone.arriveAt(PRODUCTS)
    await phone.tap('远岚·短债增利')
    await phone.tap('选好了（1）')
    await phone.arriveAt(FORM)
    await phone.type('申购金额（元）', '400000')
    await phone.see('人民币肆拾万元整')
    await phone.tap('存草稿')
    await phone.arriveAt(DETAIL)
    await phone.see('草稿')
    await phone.tap('继续填写')
    await phone.arriveAt(EDIT)
    await phone.see('人民币肆拾万元整')
    // Past the cut-off, and past the end of the session.
    await app.control('POST', 'clock', { advanceSeconds: 5 * 3600 + 60 })
    await phone.tap('提交并确认')
    await app.logIn(phone)
    await phone.arriveAt(EDIT)
    await phone.see('人民币肆拾万元整')
    await phone.type('申购金额（元）', '300000')
    await phone.tap('提交并确认')
    await phone.see('确认提交申购指令？')
    await app.control('POST', 'clock', { advanceSeconds: 61 })
    await prove(phone, '短信验证并提交')
    await phone.arriveAt(DETAIL)
    await phone.see('待审核')
    await phone.see('300,000.00')
    await phone.see('2026-11-23 15:00')
    await phone.tap('修改指令')
    await phone.arriveAt(EDIT)
    await phone.see('人民币叁拾万元整')
    await phone.type('申购金额（元）', '200000')
    await phone.tap('提交并确认')
    await phone.see('确认提交申购指令？')
    await app.control('POST', 'clock', { advanceSeconds: 61 })
    await prove(phone, '短信验证并提交')
    await phone.arriveAt(DETAIL)
    await phone.see('200,000.00')
    phone.close()
  })
})
