/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { specimenPhoto } from '../../sandbox/testing/sample-files'
import { until } from '../support/until'
import { type CustomerKey, useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const FOLDER = 'packages/identity/papers'
const INFO = `${FOLDER}/identity-info/index`
const FILES = `${FOLDER}/upload-file/index`
const DETAIL = `${FOLDER}/auth-detail/index`
const RESULT = `${FOLDER}/upload-result/index`
const U5S = 'ZJ202611180001'

const decide = (id: string, isPassed: boolean, reason = '') =>
  app.control('POST', 'office', { kind: 'realName', id, isPassed, reason })

/** What people have of a customer. */
async function waitingOf(customer: CustomerKey): Promise<string> {
  const cases = await app.control<{ id: string; customer: string }[]>('GET', 'office?kind=realName')
  return cases.find(one => one.customer === customer)?.id ?? ''
}

async function begin(customer: CustomerKey = 'U3'): Promise<Phone> {
  const phone = await app.launch({ customer, path: INFO })
  const photo = specimenPhoto('front')
  phone.host.camera.photo = { dataUrl: `data:image/jpeg;base64,${photo.toString('base64')}` }
  return phone
}

/** A permit of a resident of Hong Kong. */
async function typePermit(phone: Phone, idNo = 'H12345678'): Promise<void> {
  await phone.tapOn('.agreement-box__target')
  await phone.tap('港澳居民来往内地通行证')
  await phone.see(/^姓名$/)
  await phone.type('姓名', '陈美玲')
  await phone.type('证件号码', idNo)
  await phone.tap(/^女$/)
  // The one that lies lowest first: both say so while they are empty.
  await phone.pickDay(/^请选择$/, '2031-04-30')
  await phone.see('2031-04-30')
  await phone.pickDay(/^请选择$/, '1988-04-12')
  await phone.see('1988-04-12')
}

async function shootPart(phone: Phone, label: string): Promise<void> {
  const known = (await app.log('fileUploadFinish')).length
  await phone.tap(`拍摄${label}`)
  await until(`${label} was handed in`, async () => (await app.log('fileUploadFinish')).length > known)
  await phone.seeNoMore(`拍摄${label}`)
}

describe('real-name-papers', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the document to people, natively; nothing of it lies on the phone', async () => {
    const phone = await begin()
    await typePermit(phone)
    await phone.tap('下一步：上传照片')
    await phone.arriveAt(FILES)
    await phone.see('至少上传 3 张，已上传 0 张')
    for (const label of ['人像面', '背面', '手持证件照']) await shootPart(phone, label)
    await phone.see('至少上传 3 张，已上传 3 张')
    await phone.tap('提交审核')
    await phone.arriveAt(RESULT)
    await phone.see('资料已提交，等待审核')
    assert.doesNotMatch(JSON.stringify(phone.host.storage.dump()), /陈美玲|H12345678|1988-04-12/)
    await phone.tap('查看认证详情')
    await phone.see('陈*玲')
    await phone.see('最迟 2026-11-25 告知结果')
    phone.close()
  })

  it('that is wrong says so at its field, and sends nothing', async () => {
    const phone = await begin()
    await typePermit(phone, 'C12345678')
    await phone.tap('下一步：上传照片')
    await phone.see('请输入正确的通行证号码')
    assert.deepEqual(await app.log('nonIdCardSave'), [])
    phone.close()
  })

  it('is there on another phone, photos and all', async () => {
    const phone = await begin()
    await typePermit(phone)
    await phone.tap('下一步：上传照片')
    await phone.arriveAt(FILES)
    await shootPart(phone, '人像面')
    await until('the photo is in the draft', async () =>
      (await app.log('draftSave')).some(({ requestData }) =>
        String(requestData.content).includes('"front":{"fileId"'),
      ),
    )
    phone.close()
    const other = await begin()
    await other.arriveAt(FILES)
    await other.see('至少上传 3 张，已上传 1 张')
    other.close()
  })

  it('of U5 is refused, mended with what was there, and passed', async () => {
    const phone = await app.launch({ customer: 'U5', path: `${DETAIL}?applyNo=${U5S}` })
    await phone.see('最迟 2026-11-23 告知结果')
    await phone.see('J***H')
    phone.close()
    await decide(U5S, false, '资料页反光，号码看不清')
    const mending = await begin('U5')
    await mending.see('上次未通过，原因：资料页反光，号码看不清')
    assert.equal(mending.field('证件号码').value, 'E12345678')
    await mending.tapOn('.agreement-box__target')
    await mending.tap('下一步：上传照片')
    await mending.see('至少上传 2 张，已上传 2 张')
    await mending.tap('提交审核')
    await mending.see('资料已提交，等待审核')
    const id = await waitingOf('U5')
    await decide(id, true)
    mending.close()
    const passed = await app.launch({ customer: 'U5', path: `${DETAIL}?applyNo=${id}` })
    await passed.see('审核通过')
    passed.close()
  })

  it('of somebody else cannot be seen', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${DETAIL}?applyNo=${U5S}` })
    await phone.see('您无权查看该内容')
    assert.doesNotMatch(phone.text(), /J\*\*\*H|美国/)
    phone.close()
  })
})
