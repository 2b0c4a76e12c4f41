/** @run long: looks of lists without rows */
import { beforeEach, describe, it } from 'node:test'
import { routes } from '@/routes'
import { EMPTY_LISTS } from '../support/empty-lists'
import { useApp } from './harness'

const app = useApp()

describe('a list of which the customer has nothing yet', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const { list, part, button, to } of EMPTY_LISTS) {
    it(`${list}${part ? `, ${part.name},` : ''} leads on to ${to}`, async () => {
      const visit = await app.visit({ customer: 'U3' })
      await visit.open(`/phone/${routes[list].path}`)
      if (part) {
        await visit.tap(part.name, 'radio')
        await visit.see(part.says)
      }
      await visit.tap(button)
      await visit.arriveAt(`/phone/${routes[to].path}`)
      await visit.close()
    })
  }
})
