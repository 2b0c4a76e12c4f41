import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { App as Browsers, until } from '../e2e/harness'
import {
  confirmCard,
  photographCard as photographInBrowser,
  SCAN as SCAN_IN_BROWSER,
} from '../e2e/id-card-visit'
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
