/** @jest-environment jsdom */
import { pageOf } from '@test/paging'
import { fakeTransport, flush, inner, success } from '@test/transport'
import type { Research } from '@/contract/research'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { ResearchesStore } from './researches-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const INVITED: Research = {
  researchId: 'UR1',
  title: '新版客户端试用',
  intro: '',
  deadline: '2026-12-10 23:59:59',
  points: 300,
  minutes: 15,
  status: '1',
  surveyId: 'SV1',
}

function setUp(answer: HttpAnswer) {
  const { transport, calls } = fakeTransport({
    userResearchList: success(pageOf([INVITED])),
    userResearchJoin: answer,
  })
  const root = new RootStore(transport)
  const store = new ResearchesStore(root)
  const status = () => store.researches.items[0]?.status
  return { root, store, status, joins: () => calls.filter(({ name }) => name === 'userResearchJoin'), calls }
}

test('an accepted invitation leads to its survey, and shows as accepted at once', async () => {
  const { store, status } = setUp(success({ surveyId: 'SV1', status: '2' }))
  await store.researches.reload()
  expect(await store.decide(INVITED, '1')).toBe('SV1')
  expect([status(), store.underWay]).toEqual(['2', undefined])
})

test('declining asks first; who thinks better of it has decided nothing', async () => {
  const { root, store, status, joins } = setUp(success({ surveyId: 'SV1', status: '3' }))
  await store.researches.reload()
  const closed = store.decide(INVITED, '0')
  root.ui.settleConfirm(false)
  expect(await closed).toBeUndefined()
  expect([status(), joins().length]).toEqual(['1', 0])
  const declined = store.decide(INVITED, '0')
  root.ui.settleConfirm(true)
  expect(await declined).toBeUndefined()
  expect(status()).toBe('3')
  expect(joins()[0]?.body.requestData).toMatchObject({ researchId: 'UR1', accept: '0' })
})

test('an invitation that closed meanwhile says so and is fetched anew', async () => {
  const { root, store, status, calls } = setUp(inner('10050001', '状态已变更，请刷新'))
  expect(await store.decide(INVITED, '1')).toBeUndefined()
  await flush()
  expect(root.ui.toast).toMatchObject({ text: '状态已变更，请刷新', tone: 'error' })
  expect([status(), calls.at(-1)?.name]).toEqual(['1', 'userResearchList'])
})
