/** @run long: two pages of one customer at the same time */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { PEOPLE } from './ft-people-steps'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const PERSON = '/phone/beneficiaryinfo/addbeneficiary'
const B2 = `${PERSON}?trustId=FT1&beneId=FT1-B2`

/** A field, whatever its label says behind its name. */
const field = (visit: Visit, label: string) => visit.front().getByLabel(label).first()
const valueOf = (visit: Visit, label: string) => field(visit, label).inputValue()

/** What a form about somebody in force lacks, and the change itself. */
async function change(visit: Visit, label: string, text: string): Promise<void> {
  await field(visit, label).fill(text)
  const consent = visit.front().getByRole('checkbox', { name: /^本人确认已取得受益人或其监护人同意/ })
  if ((await consent.getAttribute('aria-checked')) !== 'true') await consent.click()
}

/** How often a draft with this word was saved. */
const savesOf = async (word: string) =>
  (await app.log('draftSave')).filter(({ requestData }) => String(requestData.content).includes(word)).length

describe('ft-people with faults', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of two devices the later one is told, and chooses; who was taken off meanwhile is not brought back', async () => {
    const phone = await app.visit({ customer: 'U1' })
    const desk = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource/ })
    for (const visit of [phone, desk]) {
      await visit.open(B2)
      await visit.see('身份信息')
    }
    await change(phone, '受益比例（%）', '25')
    await phone.tap(/^保存$/)
    await phone.see('受益人 6 / 20')
    await change(desk, '职业', '教师')
    await desk.tap(/^保存$/)
    await desk.see(
      /受益人或分配方案已在其他设备上保存过。不同之处：.*职业（本机“教师”，另一份“未填写”）.*受益比例（本机“30\.00”，另一份“25\.00”）.*。请选择/,
    )
    await desk.tap('用另一份')
    await desk.see(/保存后合计/)
    assert.equal(await valueOf(desk, '受益比例（%）'), '25.00')
    assert.equal(await valueOf(desk, '职业'), '')
    const before = await savesOf('教师')
    await change(desk, '职业', '教师')
    await until('the draft is with the server', async () => (await savesOf('教师')) > before)
    await desk.see(/已自动保存/)
    // The third time round it is the other way: what is typed here stays.
    await phone.open(B2)
    await phone.see(/已自动保存/)
    await change(phone, '受益比例（%）', '28')
    await phone.tap(/^保存$/)
    await phone.see('受益人 6 / 20')
    // What is typed on is of a draft that the other device has taken over and saved: one question, and the choice holds for both.
    await field(desk, '职业').fill('教授')
    await desk.tap('在其他设备上改过，请选择', 'link')
    await desk.tap('保留这一份')
    await desk.see(/已自动保存/)
    await desk.tap(/^保存$/)
    await desk.see('受益人 6 / 20')
    await desk.open(B2)
    assert.deepEqual([await valueOf(desk, '受益比例（%）'), await valueOf(desk, '职业')], ['25.00', '教授'])

    await phone.open(`${PEOPLE}?trustId=FT1`)
    await phone.tap('删除林*木')
    await phone.page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await phone.see('受益人 5 / 20')
    await change(desk, '职业', '医生')
    await desk.tap(/^保存$/)
    await desk.see(/无权|不存在|没有权限|已删除/)
    await desk.open(`${PEOPLE}?trustId=FT1`)
    await desk.see('受益人 5 / 20')
    await phone.close()
    await desk.close()
  })
})
