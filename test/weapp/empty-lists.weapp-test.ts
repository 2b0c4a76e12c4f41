/** @run long: the same flow on a phone; its rules and stores are in Jest */
import { beforeEach, describe, it } from 'node:test'
import { routes } from '@/routes'
import { EMPTY_LISTS } from '../support/empty-lists'
import { useApp } from './harness'

const app = useApp()

describe('a list of which the customer has nothing yet', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const { list, part, button, to } of EMPTY_LISTS) {
    it(`${list}${part ? `, ${part.name},` : ''} leads on to ${to}`, async () => {
      const phone = await app.launch({ customer: 'U3', path: routes[list].page })
      if (part) {
        await phone.tap(part.name)
        await phone.see(part.says)
      }
      await phone.tap(button)
      await phone.arriveAt(routes[to].page)
      phone.close()
    })
  }

  it('what happens when a trust ends asks for its people first, and leads there', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: `${routes['trust-people/end-scheme'].page}?applyId=FA3`,
    })
    await phone.tap('添加受益人')
    await phone.arriveAt(routes['trust-people/beneficiary'].page)
    phone.close()
  })
})
