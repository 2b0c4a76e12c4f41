/** @jest-environment jsdom */
import { fakeTransport, flush, http, success } from '@test/transport'
import { RootStore } from '@/stores/root/root-store'
import { NoticeSettingsStore } from './notice-settings-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

function setUp() {
  let isDown = false
  const silenced = new Set(['3'])
  const settings = () => success({ silenced: [...silenced].sort() })
  const { transport, calls } = fakeTransport({
    noticeSettings: settings,
    noticeSettingSet: ({ body: { requestData } }) => {
      if (isDown) return http(502)
      const category = String(requestData.category)
      if (requestData.isOn === '1') silenced.delete(category)
      else silenced.add(category)
      return settings()
    },
    messageHome: http(500),
  })
  const store = new NoticeSettingsStore(new RootStore(transport))
  const goDown = () => void (isDown = true)
  const sent = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { store, sent, goDown }
}

test('a switch shows what the server has, turns back the next time, and the counts are asked for anew', async () => {
  const { store, sent } = setUp()
  await store.settings.load()
  expect(store.silenced).toEqual(['3'])
  await store.toggle('5')
  expect(store.silenced).toEqual(['3', '5'])
  await store.toggle('5')
  await store.toggle('3')
  await flush()
  expect(store.silenced).toEqual([])
  expect(sent('noticeSettingSet')).toMatchObject([
    { category: '5', isOn: '0' },
    { category: '5', isOn: '1' },
    { category: '3', isOn: '1' },
  ])
  expect([sent('messageHome').length, sent('noticeSettings').length]).toEqual([3, 1])
})

test('a switch moves at once, and goes back with its counts untouched when the change failed', async () => {
  const { store, sent, goDown } = setUp()
  await store.settings.load()
  goDown()
  const change = store.toggle('5')
  expect(store.silenced).toEqual(['3', '5'])
  await change
  expect([store.silenced, sent('messageHome')]).toEqual([['3'], []])
})
