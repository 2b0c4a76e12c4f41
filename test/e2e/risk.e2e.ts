/** @run long: the layout of large text in every step, and where the focus goes */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const INDEX = '/phone/riskAssessment/index'
const TOTAL = 15

/** The number of the question on the screen. */
const at = (visit: Visit, number: number) =>
  visit
    .front()
    .getByRole('img', { name: `第 ${number} 题，共 ${TOTAL} 题` })
    .first()
    .waitFor()
const options = (visit: Visit) => visit.front().getByRole('radio')

/** Answers the questions from one number to another, each with its option of that place. */
async function answer(visit: Visit, from: number, to: number, place = 1): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await at(visit, number)
    await options(visit).nth(place).click()
    if (number < TOTAL) await visit.tap('下一题')
  }
}

describe('another risk test', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const scale of [150, 200]) {
    it(`stands whole at ${scale} %`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      const check = async () =>
        assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.open(`${INDEX}?multipleView=${scale}`)
      await visit.see('评估说明')
      await check()
      await visit.tap(/问卷由本人自主填写/, 'checkbox')
      await visit.tap('重新测评')
      await answer(visit, 1, 1)
      await answer(visit, 2, 2, 0)
      await options(visit).nth(3).click()
      await visit.see(/看起来不一致/)
      await check()
      await visit.tap('查看第 2 题', 'link')
      await until('the title has the focus', () =>
        visit.page.evaluate(() => document.activeElement?.id === 'risk-question'),
      )
      await visit.tap('下一题')
      await answer(visit, 3, TOTAL)
      await visit.tap('提交')
      await visit.see('与产品风险等级的匹配')
      await check()
      await visit.tap('确认结果')
      await visit.see('正在确认')
      await check()
      await visit.close()
    })
  }
})
