/** @run long: how much of a list WeChat is sent */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { PEOPLE } from './ft-steps'
import { useApp } from './harness'
import { saveMetric } from './metrics'

const app = useApp()
/** Bytes that a keystroke may send to the view, in a set of twenty. */
const KEYSTROKE_MAX = 24 * 1024

describe('ft-people', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('a keystroke among twenty sends little to the view, about one of them as well as in the shares of all', async () => {
    const places = [
      ['people/beneficiary', '&beneId=FT3-B01', '身份信息', '受益比例（%）'],
      ['plans/end-scheme', '', /^合计/, '何*宁（%）'],
    ] as const
    for (const [place, more, shown, label] of places) {
      const path = `packages/trust-people/${place}/index?trustId=FT3${more}`
      const phone = await app.launch({ customer: 'U6', path })
      await phone.see(shown)
      await phone.quiet()
      const { bytes, largest } = saveMetric(
        `a key in ${place}`,
        await phone.measure(() => phone.type(label, '5.5')),
      )
      assert.ok(largest > 0 && bytes <= KEYSTROKE_MAX, `${place}: ${bytes} bytes`)
      phone.close()
    }
  })

  it('the list of twenty is opened by calls of at most 24 kB each, and nothing goes to a covered page', async () => {
    const phone = await app.launch({ customer: 'U6', path: `${PEOPLE}?trustId=FT3` })
    const calls = await phone.measure(() => phone.see('受益人 20 / 20'))
    const { largest, coveredBytes } = saveMetric('twenty beneficiaries, opening', calls)
    assert.ok(largest <= KEYSTROKE_MAX, `${largest} bytes`)
    assert.equal(coveredBytes, 0)
    phone.close()
  })
})
