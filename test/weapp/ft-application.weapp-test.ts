/** @run long: two phones of one customer at the same time */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { PROPERTY, SETUP } from './ft-steps'
import { useApp } from './harness'

const app = useApp()
describe('applying for a family trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('shows the later of two phones what the other has saved; one question decides, and the choice is saved', async () => {
    const path = `${SETUP}?applyId=FA5`
    const [one, other] = [
      await app.launch({ customer: 'U6', path }),
      await app.launch({ customer: 'U6', path }),
    ]
    for (const phone of [one, other]) await phone.see('特别意愿（选填）')
    await one.type('特别意愿（选填）', '勤俭持家')
    await until('the draft is saved', async () => (await app.log('draftSave')).length > 0)
    await other.type('特别意愿（选填）', '诗书传家')
    await other.see('在其他设备上改过，请选择')
    await other.tap('下一步')
    await other.see('保留哪一份？')
    await other.see(/不同之处：特别意愿（本机“诗书传家”，另一份“勤俭持家”）。/)
    await other.tap('保留这一份')
    await other.arriveAt(PROPERTY)
    other.close()
    // The first one has seen nothing of it: it is asked in its turn, once, and takes the other's.
    await one.tap('下一步')
    await one.see(
      '这一步已在其他设备上保存过。不同之处：特别意愿（本机“勤俭持家”，另一份“诗书传家”）。请选择保留本机正在填写的内容，或改用另一份内容；未选的一份不再保留。',
    )
    await one.tap('用另一份')
    await one.until('the other one did not come', () => one.field('特别意愿（选填）').value === '诗书传家')
    one.close()
    const saves = await app.log('ftSetupSave')
    assert.deepEqual(
      saves.map(({ requestData, innerCode }) => [requestData.wishes, innerCode]),
      [
        ['诗书传家', '00000000'],
        ['勤俭持家', '10050001'],
      ],
    )
  })
})
