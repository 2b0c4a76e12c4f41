/** @jest-environment jsdom */
import { fakeTransport, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import { RootStore } from '@/stores/root/root-store'
import { SeniorNoticeStore } from './senior-notice-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

test('a notice that is opened again says nothing of the refusal before', async () => {
  const { transport } = fakeTransport({
    seniorNoticeOpen: success({
      paragraphs: ['请认真阅读'],
      waitSeconds: 0,
      confirmableAt: '2026-11-20 10:00:00',
      serverTime: '2026-11-20 10:00:00',
    }),
    seniorNoticeConfirm: inner(INNER.stateConflict, '请阅读满规定时间'),
  })
  const onConfirmed = jest.fn()
  const store = new SeniorNoticeStore(new RootStore(transport), 'C03', onConfirmed)
  await store.open()
  await store.confirm()
  expect([store.confirming.problem, store.notice !== undefined]).toEqual(['请阅读满规定时间', true])
  store.close()
  await store.open()
  expect([store.confirming.problem, store.notice !== undefined]).toEqual([undefined, true])
  expect(onConfirmed).not.toHaveBeenCalled()
  store.dispose()
})
