/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { OCCUPATION } from '@/contract/tables/trust'
import { App as Browsers, until } from '../e2e/harness'
import {
  confirmCard,
  photographCard as photographInBrowser,
  SCAN as SCAN_IN_BROWSER,
} from '../e2e/id-card-visit'
import * as inBrowser from '../e2e/ft-steps'
import { DETAILS, PROPERTY, SETUP, SPOUSE, SUMMARY } from './ft-steps'
import { useApp } from './harness'
import { checkFace, SCAN } from './id-card-steps'

const app = useApp()
const browsers = new Browsers()
const FACE_CONSENT = '我同意为本次身份确认处理我的人脸信息'

before(
  async () => {
    // Both hosts of one customer reach the same server: that of the browsers, which serves the pages of H5 as well.
    await Promise.all([app.start(), browsers.start()])
    app.url = browsers.url
  },
  { timeout: 60_000 },
)
after(() => browsers.end(), { timeout: 30_000 })

describe('resume-elsewhere', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('begins in a browser and ends in the mini-program, with nothing taken or typed twice', async () => {
    const visit = await browsers.visit({ customer: 'U3' })
    await visit.open(SCAN_IN_BROWSER)
    await confirmCard(visit)
    await visit.close()

    const phone = await app.launch({ customer: 'U3', path: SCAN })
    await phone.see('1100**********0078')
    await phone.tap(FACE_CONSENT)
    await checkFace(app, phone, 'passed')
    await phone.see('实名认证已通过')
    phone.close()
    assert.deepEqual(
      (await app.log('idCardOcr')).map(({ requestData }) => requestData.side),
      ['front', 'back'],
    )
    assert.equal((await app.log('identitySubmit')).length, 1)
    const finished = await app.log('identityFinish')
    assert.deepEqual(
      finished.map(({ customer }) => customer),
      ['U3'],
    )
  })

  it('keeps what was corrected in the browser and not sent on yet', async () => {
    const visit = await browsers.visit({ customer: 'U3' })
    await visit.open(SCAN_IN_BROWSER)
    await photographInBrowser(visit)
    await visit.page.getByLabel('住址', { exact: true }).fill('北京市朝阳区听松街7号3单元502室')
    await until('the address is saved', async () =>
      (await app.log('draftSave')).some(({ requestData }) => String(requestData.content).includes('502室')),
    )
    await visit.close()

    const phone = await app.launch({ customer: 'U3', path: SCAN })
    await phone.see('姓名和住址可以修改')
    await phone.until('the address is the corrected one', () => phone.field('住址').value.endsWith('502室'))
    await phone.tap('下一步：人脸识别')
    await phone.see('1100**********0078')
    const [submitted] = await app.log('identitySubmit')
    assert.equal(submitted?.requestData.address, '北京市朝阳区听松街7号3单元502室')
    phone.close()
  })
})

/** What the browser's draft of a step holds, as it was last saved. */
async function draftOf(subject: string): Promise<Record<string, unknown>> {
  const saves = (await app.log('draftSave')).filter(({ requestData }) => requestData.subject === subject)
  const content = saves.at(-1)?.requestData.content
  return (typeof content === 'string' ? JSON.parse(content) : {}) as Record<string, unknown>
}

describe('resume-elsewhere, of an application for a trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes on in the mini-program at the step that is open, with all that was filled in and photographed in a browser', async () => {
    const visit = await browsers.visit({ customer: 'U1' })
    const applyId = await inBrowser.begin(visit)
    await inBrowser.fillPrincipal(visit, '已婚')
    await visit.tap('下一步')
    await visit.arriveAt(inBrowser.PAPERS)
    await inBrowser.choose(visit, '委托人身份证', '使用已认证的身份证')
    await visit.tap('下一步')
    await visit.arriveAt(inBrowser.SPOUSE)
    await inBrowser.fillSpouse(visit)
    await until('the consent is saved', async () => {
      const { consentFileIds } = await draftOf(`${applyId}:spouse`)
      return Array.isArray(consentFileIds) && consentFileIds.length === 1
    })
    await visit.close()

    const phone = await app.launch({ customer: 'U1', path: `${DETAILS}?applyId=${applyId}` })
    await phone.see('3. 配偶')
    await phone.tap('继续填写')
    await phone.arriveAt(SPOUSE)
    await phone.see('1 / 9')
    const fields = ['姓名', '身份证号码', '手机号'].map(label => phone.field(label).value)
    assert.deepEqual(fields, ['周文君', '110000197009220024', '19900000002'])
    for (const empty of ['拍摄人像面', '拍摄国徽面']) assert.ok(!phone.says(empty), empty)
    await phone.tap('下一步')
    await phone.arriveAt(SUMMARY)
    await phone.see('周*君')
    await phone.see('北京远致精密科技有限公司')
    await phone.tap(/^本人确认以上信息/)
    await phone.tap('下一步')
    await phone.arriveAt(SETUP)
    phone.close()
    assert.deepEqual(
      (await app.log('ftCardRead')).map(({ requestData }) => requestData.side),
      ['front', 'back'],
    )
    const [saved] = await app.log('ftSpouseSave')
    assert.deepEqual(
      [saved?.requestData.applyId, saved?.requestData.occupation, saved?.innerCode],
      [applyId, OCCUPATION.professional, '00000000'],
    )
  })

  it('shows who changes the same step in both which device was faster; the chosen version is the one that is saved', async () => {
    const visit = await browsers.visit({ customer: 'U6' })
    await visit.open(`${inBrowser.SETUP}?applyId=FA5`)
    await visit.see('特别意愿')
    const phone = await app.launch({ customer: 'U6', path: `${SETUP}?applyId=FA5` })
    await phone.see('特别意愿（选填）')
    await inBrowser.type(visit, /^特别意愿/, '勤俭持家')
    await until('the draft is saved', async () => (await draftOf('FA5:setup')).wishes === '勤俭持家')

    await phone.type('特别意愿（选填）', '诗书传家')
    await phone.tap('在其他设备上改过，请选择')
    await phone.see(/^这份申请于 11-20 10:0\d 在“电脑浏览器”上改过。/)
    assert.equal(phone.field('特别意愿（选填）').value, '诗书传家')
    await phone.tap('用另一份')
    await phone.until(
      'the other one did not come',
      () => phone.field('特别意愿（选填）').value === '勤俭持家',
    )
    await phone.type('特别意愿（选填）', '勤俭持家，诗书传家')
    await phone.tap('下一步')
    await phone.arriveAt(PROPERTY)
    phone.close()

    // The browser has seen nothing of it: it is asked in its turn, and keeps what stands there.
    await inBrowser.type(visit, /^特别意愿/, '勤俭持家，乐善好施')
    await visit.tap('下一步')
    await visit.see('保留哪一份？')
    await visit.tap('保留这一份')
    await visit.arriveAt(inBrowser.PROPERTY)
    await visit.close()
    const accepted = (await app.log('ftSetupSave')).filter(({ innerCode }) => innerCode === '00000000')
    assert.deepEqual(
      accepted.map(({ requestData }) => requestData.wishes),
      ['勤俭持家，诗书传家', '勤俭持家，乐善好施'],
    )
  })
})
