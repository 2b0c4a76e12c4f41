/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

/** A phone opens the paper in WeChat's viewer. */
const U1 = { as: 'U1', on: ['page', 'browser'] } as const

journey('statements lead to the paper of a period and back to the same kind', U1, async customer => {
  await customer.open('assets/overview')
  await customer.tap(/^对账单/)
  await customer.arriveAt('income/statements')
  await customer.see(/11-03 出具/)
  await customer.see(/下一份 2026-12-03 出具；不含家族信托/)
  await customer.tap('季度')
  await customer.see(/10-03 出具/)
  await customer.tap(/第3季度/)
  await customer.see('2026年第3季度对账单.pdf')
  await customer.back()
  await customer.arriveAt('income/statements', { kind: '2' })
  await customer.see(/10-03 出具/)
  // What is folded away comes.
  await customer.tap('月度')
  await customer.seeNoMore(/2025-03-03 出具/)
  await customer.tap(/^再看更早的 \d+ 份$/)
  await customer.seeNoMore(/^再看更早的 \d+ 份$/)
  await customer.tap(/^到期和清算报告/)
  await customer.arriveAt('assets/disclosures', { disclosureType: '08' })
})

journey('a statement that cannot be opened says so, and can be opened again', U1, async customer => {
  await customer.open('income/statements')
  await customer.server.inject({ endpoint: 'statementFile', httpStatus: 500, times: 1 })
  await customer.tap(/11-03 出具/)
  await customer.see('对账单没有打开，请再点一次')
  await customer.tap(/11-03 出具/)
  await customer.see('2026年10月对账单.pdf')
})

journey('a month that ended has a statement from its third day on', { as: 'U1' }, async customer => {
  await customer.server.pass(13 * 86_400)
  await customer.logInAgain()
  await customer.open('income/statements')
  await customer.see(/11-01 至 11-30/)
  await customer.see(/^下一份 2027-01-03 出具/)
})

journey('who never held anything is told when statements and dates come', { as: 'U3' }, async customer => {
  await customer.open('income/statements')
  await customer.see('还没有对账单')
  await customer.see('持有产品后，每月、每季度和每年结束后第 3 天出具')
  await customer.server.inject({ endpoint: 'schedule', httpStatus: 500, times: 1 })
  await customer.open('income/schedule')
  await customer.tap('重试')
  await customer.see('近一年没有日程')
})
