/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const LIST = 'packages/assets/certificates/certificates/index'
const APPLY = 'packages/assets/certificates/certificate-apply/index'
const DONE = 'packages/assets/certificates/certificate-applied/index'
const EMAIL = 'lin.zhiyuan@example.com'

async function prove(phone: Phone): Promise<void> {
  await phone.tap('短信验证并提交')
  await phone.see('验证身份后申请资产证明')
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tap('提交申请')
}

const applications = async () => (await app.log('assetCertApply')).map(({ requestData }) => requestData)

describe('asset certificates', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of one day are applied for and taken back', async () => {
    const phone = await app.launch({ customer: 'U1', path: LIST })
    await phone.see('已显示全部 6 份')
    await phone.tap('申请资产证明')
    await phone.arriveAt(APPLY)
    await phone.see('还缺证明日期、用途等 3 项')
    await phone.pickDay('请选择', '2026-11-19')
    await phone.see('14,645,525.57')
    await phone.tap('商务')
    await phone.type('接收邮箱', EMAIL)
    await prove(phone)
    await phone.arriveAt(DONE)
    await phone.see('申请已提交')
    await phone.tap('查看我的证明')
    await phone.arriveAt(LIST)
    await phone.see('已有 3 份申请在办理，办结后可以再申请')
    await phone.tap('撤回申请')
    await phone.see('撤回这份申请？')
    await phone.tapOn('.dialog__actions .button')
    await phone.until('another one may be made', () => !phone.says('已有 3 份申请在办理'))
    assert.equal((await app.log('assetCertCancel')).length, 1)
    phone.close()
  })

  it('of a period name the products that were chosen', async () => {
    const phone = await app.launch({ customer: 'U1', path: APPLY })
    await phone.tap('期间持有证明')
    await phone.see('开始日期')
    // The last field that is empty comes first.
    await phone.pickDay('请选择', '2026-06-30')
    await phone.see('2026-06-30')
    await phone.pickDay('请选择', '2026-01-01')
    await phone.see('期间日均资产（元）')
    await phone.tap('指定产品')
    // The last one of the list.
    await phone.tapOn('.check-list__option')
    await phone.tap('商务')
    await phone.type('接收邮箱', EMAIL)
    await prove(phone)
    await phone.see('申请已提交')
    const [one] = await applications()
    assert.deepEqual([one?.certType, one?.startDate, one?.productIds], ['2', '2026-01-01', ['P11']])
    phone.close()
  })

  it('of the experience are issued and opened', async () => {
    const phone = await app.launch({ customer: 'U1', path: APPLY })
    await phone.tap('投资经历证明')
    await phone.pickDay('请选择', '2026-11-19')
    await phone.see('累计投入（元）')
    await phone.tap('商务')
    await phone.type('接收邮箱', EMAIL)
    await prove(phone)
    await phone.see('申请已提交')
    phone.close()
    const waiting = await app.control<{ id: string }[]>('GET', 'office?kind=assetCert')
    const last = waiting.at(-1)
    await app.control('POST', 'office', { kind: 'assetCert', id: last?.id, isPassed: true })
    const later = await app.launch({ customer: 'U1', path: `${LIST}?status=2` })
    await later.see('已显示全部 2 份')
    await later.tap('查看和下载')
    await later.arriveAt('packages/content/documents/pdf/index')
    later.close()
  })

  it('are there on another phone as they were left, the e-mail address alone not', async () => {
    const phone = await app.launch({ customer: 'U1', path: APPLY })
    await phone.pickDay('请选择', '2026-10-30')
    await phone.type('接收邮箱', EMAIL)
    await phone.see(/已自动保存 \d\d:\d\d/)
    phone.close()
    const other = await app.launch({ customer: 'U1', path: APPLY })
    await other.see('资产总额（元）')
    await other.see('2026-10-30')
    assert.equal(other.field('接收邮箱').value, '')
    assert.doesNotMatch(JSON.stringify(other.host.storage.dump()), /2026-10-30|lin\.zhiyuan/)
    other.close()
  })
})
