/** @jest-environment jsdom */
import { fakeTransport, flush, success } from '@test/transport'
import { RootStore } from '@/stores/root/root-store'
import { ApplicationSubmission } from './application-submission'
import { SubmitErrors } from './submit-errors'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const ERRORS = [
  { section: 'setup', field: 'amount', msg: '设立金额不足' },
  { section: 'people', field: 'order.1', msg: '比例合计须为100%' },
]

async function submit(errors: readonly object[]) {
  const { transport } = fakeTransport({
    ftApplicationSubmit: success({ ftApplyStatus: '00', applyTime: '2026-11-20 10:00:00', errors }),
  })
  const root = new RootStore(transport)
  const ways = { onDone: jest.fn(), leadTo: jest.fn() }
  const done = new ApplicationSubmission(root, 'FA3', ways).submit()
  await flush()
  root.ui.settleConfirm(true)
  await done
  return { ...ways, left: (section: 'setup' | 'people') => root.get(SubmitErrors).take('FA3', section) }
}

test('what is wrong leads to its step, which knows what it is; the others know theirs', async () => {
  const { onDone, leadTo, left } = await submit(ERRORS)
  expect([leadTo.mock.calls, onDone.mock.calls]).toEqual([[['setup']], []])
  expect([left('setup'), left('setup'), left('people')]).toEqual([[ERRORS[0]], [], [ERRORS[1]]])
})

test('with nothing wrong it is done', async () => {
  const { onDone, leadTo } = await submit([])
  expect([leadTo.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 1])
})
