/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

/** 24 by oneself; 22 with a person. */
const REJECTED = 'D2026111010012'

journey('recording the signing: of somebody else is not to be seen', { as: 'U6' }, async customer => {
  await customer.open('recording/record-list', { recordId: REJECTED })
  await customer.see('您无权查看该内容')
})
