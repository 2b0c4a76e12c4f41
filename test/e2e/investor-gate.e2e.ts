/** @run long: how the gate stands in larger letters */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp } from './harness'
import { INVESTOR } from './investor-visit'

const app = useApp()
const GATE = `${INVESTOR}?viewOnly=1&returnTo=${encodeURIComponent('product/historyNetData?productId=P05')}`

describe('investor-gate', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const scale of [150, 200]) {
    it(`stands whole at ${scale} %`, async () => {
      const visit = await app.visit({ customer: 'U2' })
      await visit.open(`${GATE}&multipleView=${scale}`)
      await visit.see('（全文完）')
      assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.close()
    })
  }
})
