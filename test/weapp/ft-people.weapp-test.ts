/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { aimAt, ELDER, fillEnd, PEOPLE, send, typePerson } from './ft-steps'
import { useApp } from './harness'
import { saveMetric } from './metrics'
import type { Phone } from './phone'
import { face } from './signing-steps'

const app = useApp()
const FOLDER = 'packages/trust-people/people'
/** Bytes that a keystroke may send to the view, in a set of twenty. */
const KEYSTROKE_MAX = 24 * 1024

async function prove(phone: Phone, confirmText: string): Promise<void> {
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tap(confirmText)
}

async function decide(kind: string, isPassed: boolean, reason = ''): Promise<void> {
  const [waiting] = await app.control<{ id: string }[]>('GET', `office?kind=${kind}`)
  await app.control('POST', 'office', { kind, id: waiting?.id, isPassed, reason })
}

/** 周*远 is taken off the trust FT1, and that is handed in by a code. */
async function handInChange(): Promise<void> {
  const phone = await app.launch({ customer: 'U1', path: `${PEOPLE}?trustId=FT1` })
  await phone.tap('删除周*远')
  await phone.see('删除受益人周*远？')
  await phone.tapOn('.dialog__actions .button')
  await phone.see('受益人 5 / 20')
  await phone.tap('提交变更')
  await phone.see('提交受益人变更？')
  await phone.tapOn('.dialog__actions .button')
  await prove(phone, '确认提交')
  await phone.see(/^变更正在审核/)
  phone.close()
}

describe('ft-people', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('somebody new, and what happens in the end, are there, and handing in leads to the step that is open', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PEOPLE}?applyId=FA3` })
    await phone.see('请至少添加一位受益人')
    await phone.tap('新增受益人')
    await phone.see('身份信息')
    await typePerson(phone, ELDER)
    await phone.see('由证件号码得出：男，2008-11-20，18 岁')
    await send(phone, /^保存$/)
    await phone.see('受益人 1 / 20')
    await phone.see('已分配完毕')
    await fillEnd(phone)
    await phone.tap('提交申请')
    await phone.see('提交家族信托申请？')
    await phone.tapOn('.dialog__actions .button')
    // Its other steps are open still: the first of them is led to.
    await phone.see('身份证号码')
    phone.close()
  })

  it('an identity card is photographed instead of typed', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${FOLDER}/beneficiary/index?applyId=FA3` })
    await phone.tap('拍摄身份证自动填写')
    await phone.see('请先勾选上方的单独同意')
    await phone.tap(/^本人已取得受益人或其监护人同意/)
    await phone.seeNoMore('请先勾选上方的单独同意')
    aimAt(phone, 'front', 'B3')
    await phone.tap('拍摄人像面')
    await phone.see(/由证件号码得出：女，1943-02-18/)
    assert.equal(phone.field('姓名').value, '许慧兰')
    assert.equal(phone.field('收款账户户名').value, '许慧兰')
    aimAt(phone, 'back', 'B3')
    await phone.tap('拍摄国徽面')
    await phone.until('the back was not read', () => !phone.says('拍摄国徽面'))
    phone.close()
  })

  it('a change of a trust is handed in by a code, refused, and given up', async () => {
    await handInChange()
    await decide('beneChange', false, '请补充关系证明')
    const later = await app.launch({ customer: 'U1', path: `${PEOPLE}?trustId=FT1` })
    await later.see(/^变更未通过，原因：请补充关系证明/)
    await later.tap('放弃变更')
    await later.see('放弃这次变更？')
    await later.tapOn('.dialog__actions .button')
    await later.see('受益人 6 / 20')
    later.close()
  })

  it('a change of a trust counts for the trust once the office approves it', async () => {
    const TRUST_PEOPLE = 'packages/trusts/benefits/beneficiaries/index'
    await handInChange()
    // Until it is decided, the old set is in force.
    const before = await app.launch({ customer: 'U1', path: `${TRUST_PEOPLE}?trustId=FT1` })
    await before.see('周*远')
    before.close()
    await decide('beneChange', true)
    const after = await app.launch({ customer: 'U1', path: `${TRUST_PEOPLE}?trustId=FT1` })
    await after.see('林*禾')
    await after.settled()
    assert.equal(after.says('周*远'), false)
    after.close()
  })

  it('the guardian asks for another account of the minor by face and code, and it is paid from then on', async () => {
    const OWN = 'packages/trust-people/own-data/own-data/index'
    const phone = await app.launch({ customer: 'U2', path: `${OWN}?trustId=FT1&mode=account` })
    await phone.see('新收款账户')
    await phone.tap(/^监护人账户/)
    await phone.type('户名', '周文君')
    await phone.type('银行卡号', '6250947000000014')
    await phone.tap('提交变更')
    await face(app, phone, 'passed')
    await prove(phone, '确认变更')
    await phone.see('变更审核中，生效前仍按原账户分配。')
    phone.close()
    const waiting = await app.control<{ id: string; customer: string }[]>('GET', 'office?kind=bankChange')
    const id = waiting.find(({ customer }) => customer === 'U2')?.id
    await app.control('POST', 'office', { kind: 'bankChange', id, isPassed: true, reason: '' })
    const later = await app.launch({ customer: 'U2', path: `${OWN}?trustId=FT1&mode=account` })
    await later.see('周*君')
    later.close()
  })

  it('a keystroke among twenty sends little to the view, about one of them as well as in the shares of all', async () => {
    const places = [
      ['people/beneficiary', '&beneId=FT3-B01', '身份信息', '受益比例（%）'],
      ['plans/end-scheme', '', /^合计/, '何*宁（%）'],
    ] as const
    for (const [place, more, shown, label] of places) {
      const path = `packages/trust-people/${place}/index?trustId=FT3${more}`
      const phone = await app.launch({ customer: 'U6', path })
      await phone.see(shown)
      await phone.quiet()
      const { bytes, largest } = saveMetric(
        `a key in ${place}`,
        await phone.measure(() => phone.type(label, '5.5')),
      )
      assert.ok(largest > 0 && bytes <= KEYSTROKE_MAX, `${place}: ${bytes} bytes`)
      phone.close()
    }
  })

  it('the list of twenty is opened by calls of at most 24 kB each, and nothing goes to a covered page', async () => {
    const phone = await app.launch({ customer: 'U6', path: `${PEOPLE}?trustId=FT3` })
    const calls = await phone.measure(() => phone.see('受益人 20 / 20'))
    const { largest, coveredBytes } = saveMetric('twenty beneficiaries, opening', calls)
    assert.ok(largest <= KEYSTROKE_MAX, `${largest} bytes`)
    assert.equal(coveredBytes, 0)
    phone.close()
  })
})
