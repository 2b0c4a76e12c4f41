/** @jest-environment jsdom */
import { fakeTransport, http, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { AdvisorStore } from './advisor-store'

const AT = '2026-11-20 10:00:00'

async function setUp(change: HttpAnswer) {
  let requestedAt = ''
  const { transport, calls } = fakeTransport({
    advisorInfo: () => success({ advisor: null, changeRequestedAt: requestedAt }),
    advisorChangeApply: () => {
      // Somebody else was faster: what is fetched from here on says so.
      requestedAt = '2026-11-19 09:00:00'
      return change
    },
  })
  const root = new RootStore(transport)
  const store = new AdvisorStore(root)
  await store.info.load()
  store.openChange()
  const fetched = () => calls.filter(({ name }) => name === 'advisorInfo').length
  return { root, store, fetched }
}

test('an accepted wish closes the sheet and shows since when', async () => {
  const { store, fetched } = await setUp(success({ changeRequestedAt: AT }))
  store.form.fields.reason.set('contact')
  await store.submission.submit()
  expect([store.isChanging, store.info.data?.changeRequestedAt, fetched()]).toEqual([false, AT, 1])
})

test('a refused one says why and shows what the server knows', async () => {
  const { root, store, fetched } = await setUp(inner(INNER.stateConflict, '您的申请正在处理中'))
  store.form.fields.reason.set('contact')
  await store.submission.submit()
  expect([store.isChanging, root.ui.toast?.text, store.info.data?.changeRequestedAt, fetched()]).toEqual([
    false,
    '您的申请正在处理中',
    '2026-11-19 09:00:00',
    2,
  ])
})

test('one whose answer is lost keeps the sheet and says so', async () => {
  const { store, fetched } = await setUp(http(500))
  store.form.fields.reason.set('contact')
  await store.submission.submit()
  expect([store.isChanging, store.submission.problem, fetched()]).toEqual([
    true,
    expect.stringContaining('提交失败。结果尚未确认'),
    1,
  ])
  store.openChange()
  expect(store.submission.problem).toBeUndefined()
})
