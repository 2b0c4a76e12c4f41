/** @run long: the same flow in a browser; its rules and stores are in Jest */
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { agree, confirm, PAGES, prove, readRest, write } from './signing-steps'
import { addPdf, decideLast } from './trust-steps'

const app = useApp()
const APPLICATION = '/phone/familyDetailProjects/projectdetails'
/** U1's application in review, which is complete. */
const APPLY_ID = 'FA4'

describe('a family trust that was approved', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is signed, delivered in part and then whole, and stands with its people, plans and contracts', async () => {
    await decideLast(app, 'ftApplication')
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${APPLICATION}?applyId=${APPLY_ID}`)
    await visit.tap('签署合同')
    await visit.arriveAt(PAGES.contract)
    await visit.see('设立金额（元）')
    await readRest(app, visit, APPLY_ID)
    await visit.page.reload()
    await visit.see('已读 5 / 5')
    await agree(visit)
    await visit.see('信托内容')
    await visit.see('人民币贰佰万元整')
    await confirm(visit)
    await prove(app, visit)
    await write(visit)
    await visit.arriveAt(PAGES.signed)
    await visit.see('合同签署成功')
    await visit.see(/前交付信托财产/)
    await visit.tap('完成')
    await visit.arriveAt(APPLICATION)
    await visit.see('待交付财产')
    for (const [amount, words] of [
      ['1500000.00', '已收到 1,500,000.00 元，尚缺 500,000.00 元。'],
      ['500000.00', '已成立'],
    ] as const) {
      await visit.tap('提交交付凭证')
      await addPdf(visit, Number(amount))
      await visit.page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click()
      await visit.see('交付确认中')
      await decideLast(app, 'ftDelivery', { amount })
      await visit.page.reload()
      await visit.see(words)
    }
    await visit.open('/phone/myPosition/positiondetailsclient?trustId=FT4')
    await visit.see('致远家庭服务信托')
    await visit.see(/家庭服务信托 · 2026-11-20 成立/)
    await visit.tap(/^受益人/, 'link')
    await visit.see('林*木')
    await visit.page.goBack()
    await visit.tap(/^信托合同/, 'link')
    await visit.see('致远家庭服务信托信托合同')
    await visit.close()
  })
})
