/** @run long: camera, canvas and the service that leads away */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { answer, ANSWERS, button, NO_CAMERA, openRecorder } from './recording-steps'

const app = useApp()
const PAGE = '/phone/doubleRecord/list'
const ORDER = '/phone/Myorder/myorderList/myorderdetails'
/** 24 by oneself; 22 with a person. */
const REJECTED = 'D2026111010012'
const WITH_PERSON = 'D2026111610008'
const DAY = 86_400

describe('recording the signing', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes question by question, over a lost line, a reload and a lost answer, to the review and the payment', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /ERR_CONNECTION_RESET/ })
    await visit.open(`${ORDER}?orderId=${REJECTED}`)
    await visit.tap('去双录')
    await visit.arriveAt(`${PAGE}?recordId=${REJECTED}`)
    await visit.see('上次未通过：录制中环境声音过大，请重新录制')
    await openRecorder(visit, '开始录制')
    await visit.page.route('**/fileUploadPiece', route => route.abort('connectionreset'), { times: 1 })
    await answer(visit, '是本人')
    await visit.page.reload()
    await visit.see('已录 1 / 5 题，可以接着录制。')
    await openRecorder(visit, '继续录制')
    await visit.see('您认购“远岚·量化对冲2号”1,000,000元，是否已阅读信托合同和风险申明书？')
    for (const text of ANSWERS.slice(1)) await answer(visit, text)
    await visit.see('已录完，请提交')
    await visit.loseAnswer('doubleRecordSubmit')
    await visit.tap('提交双录')
    await visit.see('网络连接失败，请检查网络后重试')
    await visit.tap('提交双录')
    await visit.see('双录审核中')
    await app.control('POST', 'office', { kind: 'recording', id: REJECTED, isPassed: true })
    await visit.open(`${ORDER}?orderId=${REJECTED}`)
    await visit.see('双录通过')
    await visit.see('我已打款')
    await visit.close()
  })

  it('stops for an answer that does not agree, and records the question anew', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${PAGE}?recordId=${REJECTED}`)
    await openRecorder(visit, '开始录制')
    await button(visit, '开始录制本题').click()
    await button(visit, '不是').click()
    await visit.see('您的回答为“不是”，不能继续双录。')
    await answer(visit, '是本人')
    await visit.see('产品确认')
    // Whoever leaves is asked, and finds it where it was.
    await button(visit, '退出').click()
    await visit.see('已录 1 / 5 题')
    assert.equal((await app.log('doubleRecordTake')).length, 1)
    await visit.close()
  })

  it('without a camera leads to a person', async () => {
    const visit = await app.visit({ customer: 'U1', initScript: NO_CAMERA })
    await visit.open(`${PAGE}?recordId=${REJECTED}`)
    await button(visit, '开始录制').click()
    await button(visit, '打开摄像头').click()
    await visit.see('没有使用摄像头和麦克风的权限')
    await button(visit, '预约人工视频').click()
    await visit.see('预约人工视频双录')
    await visit.page.getByRole('radio', { name: '11月23日 周一', exact: true }).click()
    await visit.page.getByRole('radio', { name: '10:00', exact: true }).click()
    await visit.page.getByLabel('联系手机号').fill('123')
    await visit.tap('确认预约')
    await visit.see('请输入正确的手机号')
    await visit.page.getByLabel('联系手机号').fill('')
    await visit.tap('确认预约')
    await visit.see('11月23日 周一 10:00–10:30')
    await visit.tap('取消预约')
    await visit.page.getByRole('dialog').getByRole('button', { name: '取消预约', exact: true }).click()
    await visit.seeNoMore('人工视频预约')
    await visit.see('上次未通过')
    await visit.close()
  })

  it('with a person is booked, missed and booked anew, and is over with its time', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(PAGE)
    await visit.see('请在 2026-11-23 17:00 前完成双录')
    await visit
      .front()
      .getByRole('radio', { name: /^待录制/ })
      .click()
    await visit.front().getByRole('link').first().click()
    await visit.arriveAt(`${PAGE}?recordId=${WITH_PERSON}`)
    await visit.tap('预约人工视频')
    await visit.tap('确认预约')
    await visit.see('请选择日期')
    await visit.page.getByRole('radio', { name: '11月23日 周一', exact: true }).click()
    await visit.page.getByRole('radio', { name: '09:00', exact: true }).click()
    await visit.tap('确认预约')
    await visit.see('11月23日 周一 09:00–09:30')
    await app.control('POST', 'office', {
      ...{ kind: 'recordingCall', id: WITH_PERSON, isPassed: false, reason: '多次致电无人接听' },
    })
    await visit.page.reload()
    await visit.see('预约人工视频')
    await app.control('POST', 'clock', { advanceSeconds: 5 * DAY })
    await app.logIn(visit.context, 'U1')
    await visit.page.reload()
    await visit.see('双录期限已过')
    await visit.see('联系理财经理')
    await visit.close()
  })
})
