/** @run long: the check of the face leads away from the page and back */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = '/phone/product/productRedeem'

it('redeeming more than a million asks for the face, which brings back what was typed', async () => {
  const visit = await app.visit({ customer: 'U1' })
  await visit.open(`${PAGE}?positionId=U1-P01`)
  const shares = visit.front().getByLabel('赎回份额（份）')
  await shares.fill('1000000.01')
  await visit.tap('确认赎回')
  await visit.see(/^确认赎回 [\d,.]+ 份？/)
  await visit.page.getByRole('dialog').getByRole('button', { name: '确认赎回', exact: true }).click()
  await visit.see('请完成人脸识别')
  await visit.tap('我同意为本次身份确认处理我的人脸信息', 'checkbox')
  await visit.tap('开始人脸识别')
  await visit.page.waitForURL(/\/sandbox\/face/)
  await visit.page.getByRole('button', { name: '识别通过' }).click()
  await visit.arriveAt(PAGE)
  await visit.see(/人脸识别已通过/)
  assert.equal((await shares.inputValue()).replace(/,/g, ''), '1000000.01')
  assert.deepEqual(await app.log('redeemApply'), [])
  await visit.close()
})
