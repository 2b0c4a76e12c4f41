/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { haveInChat } from './investor-steps'
import type { Phone } from './phone'

const app = useApp()
const FOLDER = 'packages/trust-requests'
const PRINCIPAL = 'packages/trusts/overview/principal/index'

async function addFile(phone: Phone): Promise<void> {
  haveInChat(phone)
  await phone.tap('微信聊天文件')
  await phone.see('PDF文件，1 KB')
}

/** Answers the last question and types the code that the sheet asks for. */
async function prove(phone: Phone): Promise<void> {
  await phone.tapOn('.dialog__actions .button')
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tapOn('.dialog__actions .button')
}

async function decide(kind: string, decision: object = {}): Promise<void> {
  const waiting = await app.control<{ id: string }[]>('GET', `office?kind=${kind}`)
  await app.control('POST', 'office', { kind, id: waiting.at(-1)?.id, isPassed: true, ...decision })
}

/** The claim of the minor, from the list to the review. */
async function supplement(phone: Phone): Promise<void> {
  await phone.see('林*行 · 医疗')
  await phone.tap('查看原因，补充材料')
  await phone.see('未通过原因：缺少住院费用清单，请补充后重新申请')
  await phone.tap('补充材料后重新提交')
  await phone.see('约定金额（元，每年）')
  await phone.type('申请金额（元）', '100000.01')
  await phone.tap('短信验证并提交')
  await phone.see('申请金额不能超过可申请的100,000.00元')
  await phone.type('申请金额（元）', '42600')
  await phone.pickDay('请选择', '2026-11-25')
  await addFile(phone)
  await phone.seeNoMore(/^还缺/)
  await phone.tap('短信验证并提交')
  await phone.see('申请分配 42,600.00 元？')
  await prove(phone)
  await phone.see('审核中')
}

describe('what is asked of a family trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('an append is applied for, approved, paid and found', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PRINCIPAL}?trustId=FT1` })
    await phone.tap('追加委托')
    await phone.arriveAt(`${FOLDER}/appends/append-apply/index`)
    await phone.see(/^还缺追加金额、财产类型等/)
    await phone.type('追加金额（元）', '600000')
    await phone.tap('现金')
    await phone.see('招商银行 借记卡（0005）')
    await phone.tap('经营所得')
    await addFile(phone)
    await phone.tap(/^本人声明追加的财产/)
    await phone.seeNoMore(/^还缺/)
    await phone.tap('短信验证并提交')
    await phone.see('追加 600,000.00 元？')
    await prove(phone)
    await phone.arriveAt(`${FOLDER}/appends/append/index`)
    await phone.see('待审核')
    assert.equal((await app.log('appendApply')).length, 1)
    const address = phone.address()
    phone.close()
    await decide('append')
    const paying = await app.launch({ customer: 'U1', path: address })
    await paying.see('人民币陆拾万元整')
    await paying.tap('我已打款')
    await paying.see('凭证')
    await paying.tapOn('.dialog__actions .button')
    await paying.see('到账待确认')
    paying.close()
    await decide('appendArrival')
    const found = await app.launch({ customer: 'U1', path: `${PRINCIPAL}?trustId=FT1` })
    await found.see('1,830,000.00')
    found.close()
  })

  it('a guardian supplements a claim that was rejected, and takes it back', async () => {
    const phone = await app.launch({
      customer: 'U2',
      path: `${FOLDER}/claims/claims/index?trustId=FT1`,
    })
    await supplement(phone)
    await phone.tap('取消申请')
    await phone.tap('信息填写有误')
    await phone.tap('确认取消')
    await phone.see('已取消')
    phone.close()
  })

  it('a claim of a minor is approved, and paid by the clock', async () => {
    const claims = { customer: 'U2', path: `${FOLDER}/claims/claims/index?trustId=FT1` } as const
    const phone = await app.launch(claims)
    await supplement(phone)
    const address = phone.address()
    phone.close()
    await decide('claim')
    await app.control('POST', 'clock', { advanceSeconds: 3 * 86_400 })
    const paid = await app.launch({ customer: 'U2', path: address })
    await paid.see('已支付')
    paid.close()
    const records = 'packages/trusts/benefits/records/index?trustId=FT1'
    const seen = await app.launch({ customer: 'U2', path: records })
    await seen.see('42,600.00')
    seen.close()
  })
})
