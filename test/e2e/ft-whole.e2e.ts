/** @run long: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { addPerson, type as typeInto } from './ft-people-steps'
import {
  begin,
  choose,
  DETAILS,
  fillPrincipal,
  fillSetup,
  fillSpouse,
  PAPERS,
  PEOPLE,
  PROPERTY,
  SETUP,
  SPOUSE,
  SUMMARY,
  type,
} from './ft-steps'
import { useApp, type Visit } from './harness'
import { agree, confirm, PAGES, prove, readRest, write } from './signing-steps'
import { addPdf, decideLast } from './trust-steps'

const app = useApp()

const HEIR = {
  ...{ name: '林景和', relation: '子女', idNo: '110000200811200113', share: '100' },
  ...{ cardNo: '6200000000000005', mobile: '19900000051' },
}

/** Steps 1 to 4. */
async function fillOwn(visit: Visit, isMarried: boolean): Promise<void> {
  await fillPrincipal(visit, isMarried ? '已婚' : '离异')
  await visit.tap('下一步')
  await visit.arriveAt(PAPERS)
  await choose(visit, '委托人身份证', '使用已认证的身份证')
  await visit.tap('下一步')
  if (isMarried) {
    await visit.arriveAt(SPOUSE)
    await fillSpouse(visit)
    await visit.tap('下一步')
  }
  await visit.arriveAt(SUMMARY)
  await visit.tap(/^本人确认以上信息/, 'checkbox')
  await visit.tap('下一步')
}

/** Binds a card on the page of the property, which comes back chosen and with all that was typed, on another evening too. */
async function bindCard(visit: Visit): Promise<void> {
  await visit.tap('添加银行卡', 'link')
  const sheet = visit.page.getByRole('dialog')
  await sheet.getByLabel('银行卡号').fill('6205500000000000012')
  await sheet.getByLabel('银行预留手机号').fill('19900000001')
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await sheet.getByLabel('验证码').fill(await app.lastCode())
  const saved = visit.call('draftSave')
  await visit.tap('确认绑定')
  await visit.over(await saved)
  for (const _evening of ['this', 'another']) {
    const card = visit.front().getByRole('radio', { name: '远山银行 借记卡（0012）' })
    await card.waitFor()
    assert.equal(await card.getAttribute('aria-checked'), 'true')
    assert.equal(await visit.front().getByLabel('财产名称').inputValue(), '设立资金')
    await visit.page.reload()
  }
  await visit.see('财产合计（元）')
}

/** Steps 5 and 6. */
async function fillTrust(visit: Visit, isBinding: boolean): Promise<void> {
  await visit.arriveAt(SETUP)
  await fillSetup(visit, '10000000')
  await visit.tap(/^标准方案/, 'radio')
  await visit.tap('下一步')
  await visit.arriveAt(PROPERTY)
  await choose(visit, '财产类型', '现金')
  await type(visit, '财产名称', '设立资金')
  await type(visit, /^金额或估值/, '10000000')
  if (isBinding) await bindCard(visit)
  else await visit.tap(/^招商银行|借记卡/, 'radio')
  await visit.tap(/^本人声明：交付的财产/, 'checkbox')
  await visit.tap('下一步')
}

/** Step 7, handed in. */
async function fillPeople(visit: Visit): Promise<void> {
  await visit.arriveAt(PEOPLE)
  await addPerson(visit, HEIR)
  await visit.tap(/^保存$/)
  await visit.see('已分配完毕')
  await visit.tap(/^终止分配方案/, 'link')
  await visit.see('合计 100.00% / 100%')
  await visit.tap('按上述比例归受益人', 'radio')
  await typeInto(visit, '终止条件与说明', '信托期限届满时一次性分配。')
  await visit.tap(/^本人确认以上终止分配方案/, 'checkbox')
  await visit.tap(/^保存$/)
  await visit.see('按上述比例归受益人')
  await visit.tap('提交申请')
  await visit.page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click()
  await visit.arriveAt(DETAILS)
  await visit.see('待审核')
}

describe('a family trust from the first page to the last', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const isMarried of [true, false]) {
    it(`stands, of who is ${isMarried ? '' : 'not '}married`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      const applyId = await begin(visit)
      await fillOwn(visit, isMarried)
      await fillTrust(visit, isMarried)
      await fillPeople(visit)
      await decideLast(app, 'ftApplication')
      await visit.page.reload()
      await visit.tap('签署合同')
      await visit.arriveAt(PAGES.contract)
      await visit.see('设立金额（元）')
      await readRest(app, visit, applyId)
      await visit.page.reload()
      await visit.see('已读 5 / 5')
      await agree(visit)
      await visit.see('人民币壹仟万元整')
      await confirm(visit)
      await prove(app, visit)
      await write(visit)
      await visit.see('合同签署成功')
      await visit.tap('完成')
      await visit.see('待交付财产')
      await visit.tap('提交交付凭证')
      await addPdf(visit)
      await visit.page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click()
      await visit.see('交付确认中')
      await decideLast(app, 'ftDelivery', { amount: '10000000.00' })
      await visit.page.reload()
      await visit.see('已成立')
      await visit.open(`/phone/myPosition/positiondetailsclient?trustId=FT${applyId.slice(2)}`)
      await visit.see('林氏三期家族信托')
      await visit.tap(/^受益人/, 'link')
      await visit.see('林*和')
      assert.equal(await visit.sees('100.00%'), true)
      await visit.close()
    })
  }
})
