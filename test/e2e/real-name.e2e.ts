/** @run long: what the browser alone knows of the identity: its history, and how the pages stand */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'
import { specimenPhoto } from './card-photo'
import { checkFace, confirmCard, handToPeople, photographCard, SCAN, shoot } from './id-card-visit'

const app = useApp()

async function begin(): Promise<Visit> {
  const visit = await app.visit({ customer: 'U3' })
  await visit.open('/phone/home')
  await visit.open(SCAN)
  return visit
}
const check = async (visit: Visit) =>
  assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])

describe('real-name', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('goes back from the result of people past every step, to what was there before', async () => {
    const visit = await begin()
    await photographCard(visit, { front: 'doubtful' })
    await visit.see('还缺核对住址')
    await check(visit)
    await visit.page.getByRole('checkbox', { name: '已与证件核对一致' }).click()
    await visit.tap('下一步：人脸识别')
    await visit.see('提交人工审核')
    await check(visit)
    await handToPeople(visit, () => check(visit))
    await visit.see('认证审核中')
    // Once: the steps below step aside by themselves.
    await visit.page.goBack({ waitUntil: 'commit' })
    await visit.arriveAt('/phone/home')
    await visit.see('陈*，您好')
    await visit.close()
  })

  it('goes back from the result of the face service without a step that is done', async () => {
    const visit = await begin()
    await confirmCard(visit)
    await checkFace(visit, '识别通过')
    await visit.see('实名认证已通过')
    // The service's page and what led to it stand in the browser's history too.
    for (let steps = 0; steps < 8 && visit.address() !== '/phone/home'; steps += 1) {
      await visit.page.goBack()
      await visit.settle()
      assert.ok(!(await visit.sees('下一步：人脸识别')), 'a step that is done came back')
    }
    assert.equal(visit.address(), '/phone/home')
    await visit.close()
  })

  it('goes back from another document in the hands of people past every step', async () => {
    const visit = await begin()
    await visit.tap(/没有居民身份证/, 'link')
    await visit.arriveAt('/phone/realNameAuth/nonIDCard/identityInfo')
    await visit
      .front()
      .getByRole('checkbox', { name: /本人单独同意/ })
      .click()
    await visit.front().getByRole('radio', { name: '港澳居民来往内地通行证', exact: true }).click()
    for (const [label, text] of [
      ['姓名', '陈美玲'],
      ['证件号码', 'H12345678'],
      ['出生日期', '1988-04-12'],
      ['证件有效期', '2031-04-30'],
    ] as const) {
      await visit.front().getByLabel(label, { exact: true }).fill(text)
    }
    await visit.front().getByRole('radio', { name: '女', exact: true }).click()
    await check(visit)
    await visit.tap('下一步：上传照片')
    for (const part of ['人像面', '背面', '手持证件照']) {
      const slot = visit.front().getByRole('group', { name: part })
      await shoot(visit, slot.getByRole('button', { name: `拍摄${part}` }), specimenPhoto('front'))
      await slot.getByRole('button', { name: '重拍' }).waitFor()
    }
    await check(visit)
    await visit.tap('提交审核')
    await visit.see('资料已提交，等待审核')
    await visit.tap('查看认证详情')
    await visit.see('陈*玲')
    await visit.page.goBack({ waitUntil: 'commit' })
    await visit.arriveAt(SCAN)
    await visit.see('认证审核中')
    await visit.close()
  })

  it('shows the photos of another document to its holder', async () => {
    const visit = await app.visit({ customer: 'U5' })
    await visit.open('/phone/realNameAuth/nonIDCard/authDetail?applyNo=ZJ202611180001')
    for (const label of ['资料页', '手持证件照']) {
      const picture = visit.front().getByRole('img', { name: label })
      await picture.waitFor()
      assert.ok((await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)) > 300)
    }
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.close()
  })
})
