/** @run long: two pages of one customer at the same time */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'

const app = useApp()
const PLANS = '/phone/beneficiaryinfo/benedistributionplan?trustId=FT1'
const END = '/phone/beneficiaryinfo/endBeneficiary?trustId=FT1'
const SCHEME = '/phone/myPosition/allocationScheme?trustId=FT1'
/** A second save of the same set is refused by the server, which the browser writes down. */
const REFUSED = { expectedErrors: /Failed to load resource/ }
const PEOPLE_COUNT = '受益人 6 / 20'

async function amountOf(visit: Visit, plan: string, amount: string): Promise<void> {
  await visit.tap(`修改${plan}`)
  const dialog = visit.page.getByRole('dialog')
  await dialog.getByLabel('每次金额（元）').fill(amount)
  await visit.tap('确定')
  await dialog.waitFor({ state: 'hidden' })
}

const shareOf = (visit: Visit, name: string) => visit.front().getByLabel(`${name}（%）`)

describe('people and plans on two devices', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of two who change the plans the later one reads both versions of each, and either of them stays', async () => {
    const phone = await app.visit({ customer: 'U1' })
    const desk = await app.visit({ customer: 'U1', ...REFUSED })
    for (const visit of [phone, desk]) {
      await visit.open(PLANS)
      await visit.see('许*兰 养老')
    }
    await amountOf(phone, '许*兰 养老', '9000')
    await phone.tap('保存方案')
    await phone.see(PEOPLE_COUNT)
    await amountOf(desk, '林*禾 学业', '30000')
    await desk.tap('保存方案')
    await desk.see(
      /不同之处：方案“养老”（本机“许\*兰，8,000\.00 元，固定分配 · 每月 · 2025-01-10 至 长期，养老”，另一份“许\*兰，9,000\.00 元，.*”）、方案“学业”（本机“林\*禾，30,000\.00 元，.*”，另一份“林\*禾，20,000\.00 元，.*”）。请选择/,
    )
    await desk.tap('用另一份')
    await desk.see('9,000.00')
    await desk.see('20,000.00')
    await amountOf(desk, '林*禾 学业', '31000')
    await desk.tap('保存方案')
    await desk.see(PEOPLE_COUNT)
    await phone.open(PLANS)
    await phone.see('31,000.00')
    await phone.see('9,000.00')
    await phone.close()
    await desk.close()
  })

  it('of two who settle the end the later one reads whose share and which words differ, and keeps their own', async () => {
    const phone = await app.visit({ customer: 'U1' })
    const desk = await app.visit({ customer: 'U1', ...REFUSED })
    for (const visit of [phone, desk]) {
      await visit.open(END)
      await visit.see('合计 100.00% / 100%')
    }
    for (const [visit, shares, words] of [
      [phone, ['20', '40'], '信托终止时一次性分配。'],
      [desk, ['35', '25'], '信托终止后三十日内分配。'],
    ] as const) {
      await shareOf(visit, '林*禾').fill(shares[0])
      await shareOf(visit, '林*木').fill(shares[1])
      await visit.front().getByLabel('终止条件与说明').fill(words)
      await visit.tap(/^本人确认以上终止分配方案/, 'checkbox')
      if (visit === phone) {
        await phone.tap(/^保存$/)
        await phone.see(PEOPLE_COUNT)
      }
    }
    await desk.tap(/^保存$/)
    await desk.see(
      /不同之处：林\*禾的分配比例（本机“35”，另一份“20(\.00)?”）、林\*木的分配比例（本机“25”，另一份“40(\.00)?”）、终止条件与说明（本机“信托终止后三十日内分配。”，另一份“信托终止时一次性分配。”）。请选择/,
    )
    await desk.tap('保留这一份')
    await desk.see(PEOPLE_COUNT)
    await phone.open(END)
    await phone.see('合计 100.00% / 100%')
    assert.deepEqual(
      [await shareOf(phone, '林*禾').inputValue(), await shareOf(phone, '林*木').inputValue()].map(Number),
      [35, 25],
    )
    await phone.close()
    await desk.close()
  })

  it('a trust without a plan says so, and leads to setting one', async () => {
    const visit = await app.visit({ customer: 'U1' })
    // None of the seed was set up without a plan, as an application may be: this one's answer comes without its plans.
    await visit.page.route('**/distSchemeDetail*', async route => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { result: { data: object } }
      Object.assign(body.result.data, { plans: [], preview: [] })
      await route.fulfill({ response: answer, json: body })
    })
    await visit.open(SCHEME)
    await visit.see('暂无分配方案')
    await visit.tap('设置分配方案')
    await visit.arriveAt('/phone/beneficiaryinfo/benedistributionplan')
    await visit.see(/^分配方案（\d+ 项）$/)
    await visit.close()
  })
})
