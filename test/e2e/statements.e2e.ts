/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { addressOf, PLACES } from '../places'
import { useApp } from './harness'

const app = useApp()
const [place] = PLACES['income/statements']
const PAGE = addressOf({ name: 'income/statements', ...place })

describe('statements', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('lead from the assets to the paper of a period and back to the same kind', async () => {
    const visit = await app.visit({ customer: place.customer })
    await visit.open(addressOf({ name: 'assets/overview', params: {} }))
    await visit.tap(/^对账单/, 'link')
    await visit.arriveAt(PAGE)
    await visit.see('11-03 出具')
    await visit.see('下一份 2026-12-03 出具；不含家族信托')

    await visit.front().getByRole('radio', { name: '季度' }).click()
    await visit.see('10-03 出具')
    await visit
      .front()
      .getByRole('link', { name: /第3季度/ })
      .first()
      .click()
    await visit.see('2026年第3季度对账单.pdf')
    await visit.see(/^第 1 \/ \d+ 页$/)
    await visit.page.goBack()
    await visit.see('10-03 出具')
    assert.match(visit.address(), /kind=2/)

    // What is folded away comes, and every kind has its years.
    await visit.front().getByRole('radio', { name: '月度' }).click()
    const rows = visit.front().getByRole('link', { name: /出具$/ })
    const few = await rows.count()
    await visit.tap(/^再看更早的 \d+ 份$/)
    assert.ok((await rows.count()) > few)
    await visit.tap(/^到期和清算报告/, 'link')
    await visit.arriveAt('/phone/assets/infoDisclosure?disclosureType=08')
    await visit.close()
  })

  it('that cannot be opened say so, and can be opened again', async () => {
    const visit = await app.visit({ customer: place.customer, expectedErrors: /500/ })
    await visit.open(PAGE)
    await visit.see('11-03 出具')
    await app.inject({ endpoint: 'statementFile', httpStatus: 500, times: 1 })
    const row = visit
      .front()
      .getByRole('link', { name: /11-03 出具/ })
      .first()
    await row.click()
    await visit.see('对账单没有打开，请再点一次')
    await row.click()
    await visit.see('2026年10月对账单.pdf')
    await visit.close()
  })

  it('come with the days: a month that ended has one from its third day on', async () => {
    await app.control('POST', 'clock', { advanceSeconds: 13 * 86_400 })
    const visit = await app.visit({ customer: place.customer })
    await visit.open(PAGE)
    await visit.see('11-01 至 11-30')
    await visit.see(/^下一份 2027-01-03 出具/)
    await visit.close()
  })

  it('of who never held anything say when they come', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(PAGE)
    await visit.see('还没有对账单')
    await visit.see('持有产品后，每月、每季度和每年结束后第 3 天出具')
    await visit.close()
  })
})
