/**
 * What lies on the device once the customer has left.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

/** Choices of the device, and what says nothing of anybody: how it shows pages, what was read, an anonymous id, a switch of the SDK. */
const STAYS = /^(agreementsRead|amountsHidden|guideDone|multipleView|theme|sensors.*|webjssdkvtrackcollect)$/

/** The names under which something lies there, in whichever stores the host has. */
function namesIn(kept: string): readonly string[] {
  const stores = [JSON.parse(kept) as unknown].flat() as Record<string, unknown>[]
  return stores.flatMap(store => Object.keys(store))
}

journey('a logout leaves nothing of the customer on the device', { as: 'U1' }, async customer => {
  await customer.open('content/survey', { surveyId: 'SV1' })
  await customer.tap('每天')
  await customer.type('还有什么想对我们说的？', '希望字体更大')
  await customer.open('report/entry')
  await customer.open('settings/settings')
  const before = namesIn(await customer.kept())
  assert.ok(before.includes('telephone') && before.includes('drafts'), before.join())
  await customer.tap('退出登录')
  await customer.confirm()
  await customer.see('登录后查看资产、家族信托与待办')
  await customer.settle()
  const kept = await customer.kept()
  assert.deepEqual(
    namesIn(kept).filter(name => !STAYS.test(name)),
    [],
  )
  assert.doesNotMatch(kept, /19900000001|字体/)
  await customer.logInAgain()
  await customer.open('content/survey', { surveyId: 'SV1' })
  assert.equal(await customer.valueOf('还有什么想对我们说的？'), '')
})
