/** @run short: camera, canvas and face check of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { answerAll, answerAnew, recordAll } from './recording-steps'

const app = useApp()
const PAGE = 'packages/recording/records/record-list/index'
/** 24 by oneself; 22 with a person. */
const REJECTED = 'D2026111010012'
const WITH_PERSON = 'D2026111610008'

describe('recording the signing', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes question by question with WeChat’s camera, once its switches are on', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?recordId=${REJECTED}` })
    phone.host.camera.isMicrophoneAllowed = false
    await phone.tap('开始录制')
    await phone.tap('打开摄像头')
    await phone.see('没有使用麦克风的权限：请在设置中打开“麦克风”，再返回这里')
    await phone.tap('去设置')
    await phone.see('录制需要使用摄像头和麦克风')
    await phone.tap('打开摄像头')
    await phone.see('请将面部放入框内')
    await answerAll(phone)
    await phone.see('已录完，请提交')
    await phone.tap('提交双录')
    await phone.see('双录审核中')
    // Nothing that was filmed stays on the phone.
    assert.equal(
      phone.host.files.paths.some(path => path.endsWith('.mp4')),
      false,
    )
    phone.close()
  })

  it('that is rejected says why, and is recorded anew', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?recordId=${REJECTED}` })
    await phone.see('上次未通过：录制中环境声音过大，请重新录制')
    await recordAll(phone)
    const rejected = { kind: 'recording', id: REJECTED, isPassed: false, reason: '面部不完整，请重新录制' }
    await app.control('POST', 'office', rejected)
    await phone.visit(`${PAGE}?recordId=${REJECTED}`)
    await phone.see('上次未通过：面部不完整，请重新录制')
    // Nothing of the rejected one is left to go on with.
    await recordAll(phone)
    assert.equal((await app.log('doubleRecordSubmit')).length, 2)
    phone.close()
  })

  it('takes a question anew that is recorded already, and hands in the newer answer', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?recordId=${REJECTED}` })
    await phone.tap('开始录制')
    await phone.tap('打开摄像头')
    await answerAll(phone)
    await phone.see('已录完，请提交')
    // That of the last question.
    await phone.tap('重录')
    await phone.tap('打开摄像头')
    await answerAnew(phone)
    await phone.see('已录完，请提交')
    const takes = (await app.log('doubleRecordTake')).map(({ requestData }) => requestData)
    assert.equal(takes.length, 6)
    const [last, again] = takes.slice(-2)
    assert.equal(again?.questionId, last?.questionId)
    assert.notEqual(again?.fileId, last?.fileId)
    await phone.tap('提交双录')
    await phone.see('双录审核中')
    phone.close()
  })

  it('without a camera leads to a person', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?recordId=${REJECTED}` })
    phone.host.camera.isAllowed = false
    await phone.tap('开始录制')
    await phone.tap('打开摄像头')
    await phone.see('没有使用摄像头的权限：请在设置中打开“摄像头”，再返回这里')
    await phone.tap('预约人工视频')
    await phone.see('预约人工视频双录')
    await phone.tap('11月23日 周一')
    await phone.see('11:00')
    await phone.tap('10:00')
    await phone.type('联系手机号（选填）', '123')
    await phone.tap('确认预约')
    await phone.see('请输入正确的手机号')
    await phone.type('联系手机号（选填）', '')
    await phone.tap('确认预约')
    await phone.see('11月23日 周一 10:00–10:30')
    assert.deepEqual(await app.log('doubleRecordTake'), [])
    phone.close()
  })

  it('with a person is booked within working hours and taken back', async () => {
    const phone = await app.launch({ customer: 'U1', path: PAGE })
    await phone.see('人工视频')
    await phone.visit(`${PAGE}?recordId=${WITH_PERSON}`)
    await phone.tap('预约人工视频')
    await phone.tap('11月23日 周一')
    await phone.see('11:00')
    await phone.tap('10:00')
    await phone.tap('确认预约')
    await phone.see('11月23日 周一 10:00–10:30')
    await phone.tap('取消预约')
    await phone.see('取消这次预约？')
    await phone.tapOn('.dialog__actions .button')
    await phone.see('本产品由双录专员通过视频与您一起录制')
    phone.close()
  })
})
