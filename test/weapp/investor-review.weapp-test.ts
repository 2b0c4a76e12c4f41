/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sampleJpeg } from '../../sandbox/testing/sample-files'
import { until } from '../support/until'
import { useApp } from './harness'
import { fillFacts, handIn, haveInChat, INVESTOR, prove } from './investor-steps'
import type { Phone } from './phone'

const app = useApp()
const DAY = 86_400

/** What the office decides about the one that waits. */
async function decide(isPassed: boolean, reason = ''): Promise<void> {
  const [waiting] = await app.control<{ kind: string; id: string }[]>('GET', 'office?kind=investor')
  await app.control('POST', 'office', { kind: waiting?.kind, id: waiting?.id, isPassed, reason })
}

async function begin(phone: Phone): Promise<void> {
  await phone.tap('开始认定')
  await phone.see('只需符合一项')
  await fillFacts(phone)
  await phone.see('可以提交的材料')
}

describe('investor-review', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is refused, mended with what was filled in before, passed, and ends by the clock', async () => {
    const phone = await app.launch({ customer: 'U2', path: INVESTOR })
    await begin(phone)
    await prove(phone)
    await handIn(app, phone)
    phone.close()
    await decide(false, '资产证明出具已超过3个月')

    const mended = await app.launch({ customer: 'U2', path: INVESTOR })
    await mended.see(/^原因：资产证明出具已超过3个月/)
    await mended.tap('重新申请认定')
    await mended.see('只需符合一项')
    assert.equal(mended.field('家庭金融净资产（元）').value, '3000000')
    await mended.tap('下一步')
    await mended.see('PDF文件，1 KB')
    await mended.tap(/^本人单独同意/)
    // A photo beside it.
    const photo = sampleJpeg().toString('base64')
    mended.host.camera.photo = { dataUrl: `data:image/jpeg;base64,${photo}` }
    await mended.tap('从相册选择')
    await mended.see(/JPG图片，/)
    await mended.tap('下一步')
    await mended.see('请核对')
    await handIn(app, mended)
    mended.close()
    await decide(true)

    const valid = await app.launch({ customer: 'U2', path: INVESTOR })
    await valid.see('2027-11-19')
    valid.close()
    await app.control('POST', 'clock', { advanceSeconds: 365 * DAY })
    const later = await app.launch({ customer: 'U2', path: INVESTOR })
    await later.see('认定已于 2027-11-19 到期。认购、追加前，请重新申请认定。')
    later.close()
  })

  it('takes no file of another kind or size, and no amount or experience below the limits', async () => {
    const phone = await app.launch({ customer: 'U2', path: INVESTOR })
    await phone.tap('开始认定')
    await phone.see('只需符合一项')
    await fillFacts(phone, '2999999.99', '1')
    await phone.see('须不低于300万元')
    await phone.see('投资经历须满2年')
    await fillFacts(phone)
    await phone.see('可以提交的材料')
    await phone.tap('微信聊天文件')
    await phone.see('请先单独同意收集证明材料')
    await phone.tap(/^本人单独同意/)
    const { chatFiles, files } = phone.host
    for (const [place, bytes] of [
      Buffer.from('PK word'),
      Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * 1024 * 1024)]),
    ].entries()) {
      haveInChat(phone, 'proof.pdf', bytes)
      await phone.tap('微信聊天文件')
      // It was looked at, and nothing of it stays on the phone.
      await phone.until(
        'the file was not refused',
        () => chatFiles.given === place + 1 && files.paths.length === 0,
      )
      await phone.see(/^仅支持JPG、PNG、PDF，单个文件不超过10MB$/)
    }
    assert.equal((await app.log('fileUploadStart')).length, 0)
    phone.close()
  })

  it('is gone on with on another phone', async () => {
    const phone = await app.launch({ customer: 'U2', path: INVESTOR })
    await begin(phone)
    await phone.tap(/^本人单独同意/)
    haveInChat(phone)
    await phone.tap('微信聊天文件')
    await phone.see('PDF文件，1 KB')
    await until('the file is in the draft', async () =>
      (await app.log('draftSave')).some(({ requestData }) => /"fileId":"/.test(String(requestData.content))),
    )
    assert.doesNotMatch(JSON.stringify(phone.host.storage.dump()), /3000000/)
    phone.close()
    const other = await app.launch({ customer: 'U2', path: INVESTOR })
    await other.tap('继续填写')
    await other.see('只需符合一项')
    await other.tap('下一步')
    await other.see('PDF文件，1 KB')
    await other.tap('下一步')
    await other.see('请核对')
    await handIn(app, other)
    other.close()
  })
})
