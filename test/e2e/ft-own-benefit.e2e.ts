/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { completeOwnData } from './ft-people-steps'
import { useApp } from './harness'
import { checkFace, photographCard, SCAN } from './id-card-visit'
import { askForCode, field, openForm, read } from './registration-steps'

const app = useApp()
/** B2 of FT1, who has no account yet. */
const B2 = '19900000032'

describe('beneficiary-of-their-own', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('who registers with the paper of a beneficiary sees the own part of the trust, and completes the data', async () => {
    const form = await openForm(app)
    await askForCode(app, form, B2)
    await form.page.getByRole('dialog').filter({ visible: true }).first().waitFor({ state: 'hidden' })
    for (const title of ['用户注册协议', '隐私政策']) await read(form, title)
    await form.page.getByRole('checkbox').click()
    await field(form, '验证码').fill(await app.lastCode(B2))
    await form.tap('注册')
    await form.arriveAt('/phone/registered/registered')
    await form.close()

    const visit = await app.visit({})
    await visit.open('/phone/login')
    await field(visit, '手机号').fill(B2)
    await app.control('POST', 'clock', { advanceSeconds: 61 })
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    await field(visit, '验证码').fill(await app.lastCode(B2))
    await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    await visit.tap('登录')
    await visit.see('您好，欢迎来到远岚信托')
    // Before the identity is proved nobody's trust is shown.
    await visit.open('/phone/beneficiaryinfo/benFill?trustId=FT1')
    assert.equal(await visit.sees('林*木'), false)

    await visit.open(SCAN)
    await photographCard(visit, {}, 'B2')
    await visit.tap('下一步：人脸识别')
    await visit.see('1100**********0037')
    await checkFace(visit, '识别通过')
    await visit.see('实名认证已通过')

    await visit.open('/phone/myPosition/positiondetailsbeneficiary?trustId=FT1')
    await visit.see('累计分配给我（元）')
    await visit.see('30.00%')
    for (const foreign of ['林*禾', '许*兰', '18,652,300.00']) assert.equal(await visit.sees(foreign), false)
    await visit.tap('补充受益人信息', 'link')
    await visit.see('林*木')
    await completeOwnData(app, visit, 'jm@example.cn')
    await visit.open('/phone/message/importantnotice')
    await visit.see('受益人信息已更新')
    await visit.close()
  })
})
