/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { checkFace, photographCard, SCAN } from './id-card-steps'
import { askForCode, ENROLL, read, register } from './registration-steps'

const app = useApp()
/** B2 of FT1, who has no account yet. */
const B2 = '19900000032'
const BENEFIT = 'packages/trusts/overview/beneficiary/index?trustId=FT1'

describe('beneficiary-of-their-own', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('who registers with the paper of a beneficiary sees the own part of the trust, and completes the data', async () => {
    const phone = await app.launch({ path: ENROLL })
    await phone.see('注册账户')
    await askForCode(app, phone, B2)
    for (const title of ['用户注册协议', '隐私政策']) await read(phone, title)
    await register(app, phone, B2)
    await phone.tap('去登录')
    await phone.see('手机号登录')
    await app.logIn(phone, B2)
    await phone.see('您好，欢迎来到远岚信托')
    // Before the identity is proved nobody's trust is shown.
    await phone.visit(BENEFIT)
    assert.ok(!phone.says('累计分配给我（元）'))

    await phone.visit(SCAN)
    await photographCard(phone, {}, 'B2')
    await phone.tap('下一步：人脸识别')
    await phone.see('1100**********0037')
    await phone.tap('我同意为本次身份确认处理我的人脸信息')
    await checkFace(app, phone, 'passed')
    await phone.see('实名认证已通过')

    await phone.visit(BENEFIT)
    await phone.see('累计分配给我（元）')
    await phone.see('30.00%')
    for (const foreign of ['林*禾', '许*兰', '18,652,300.00']) assert.ok(!phone.says(foreign), foreign)
    await phone.tap('补充受益人信息')
    await phone.see('林*木')
    await phone.type('邮箱', 'jm@example.cn')
    await phone.tap(/^本人确认所填信息真实/)
    await phone.tap('提交信息')
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    await phone.type('短信验证码', await app.lastCode(B2))
    await phone.tap('确认提交')
    await phone.see('感谢您的补充，信息已提交审核。')
    phone.close()
  })
})
