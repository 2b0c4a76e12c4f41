/** @run long: the agreement is scrolled to its end for its seconds, in a browser */
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'

const app = useApp()
const PAGE = '/phone/agreement/accountCancelAgreement'
const advance = (seconds: number) => app.control('POST', 'clock', { advanceSeconds: seconds })

/** Reads the agreement to its end, for its seconds: the server measures them too. */
async function read(visit: Visit): Promise<void> {
  await visit.page.locator('.agreement-text__end').scrollIntoViewIfNeeded()
  await visit.see('（还需阅读')
  await advance(10)
  const reported = visit.call('docReadReport')
  await visit.page.clock.runFor(10_000)
  await visit.over(await reported)
}

describe('closing the account', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is possible once the agreement was read to its end, for its seconds', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.takeTime()
    await visit.open(PAGE)
    await read(visit)
    await visit.page.getByRole('checkbox', { name: /^本人已阅读并同意/ }).click()
    await visit.tap('申请注销账户')
    await visit.see('确认申请注销账户？')
    await visit.close()
  })
})
