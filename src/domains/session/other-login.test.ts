/** @jest-environment jsdom */
import { fakeTransport, flush, inner, success } from '@test/transport'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from '@/stores/root/root-store'
import { OtherLogin } from './other-login'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const USER = { id: 'C1', telephone: '19900000001', birDate: '1968-03-15', isOtherLoginWaiting: '1' }

async function asked(settled = success({})) {
  jest.mocked(openPage).mockClear()
  document.cookie = 'xtoken=abcdefgh'
  const { transport, calls } = fakeTransport({ userDetail: success(USER), hostTokenSettle: settled })
  const root = new RootStore(transport)
  root.navigation.arrived('assets/overview', {})
  await root.user.fetchForNavigation('customer')
  const answer = root.get(OtherLogin).ask()
  const settle = async (isConfirmed: boolean) => {
    root.ui.settleConfirm(isConfirmed)
    await answer
  }
  const choices = () => calls.filter(({ name }) => name === 'hostTokenSettle').map(c => c.body.requestData)
  return { root, settle, choices }
}

test('asks once, and suggests to stay who one is', async () => {
  const { root, settle, choices } = await asked()
  const { confirmRequest } = root.ui
  void root.get(OtherLogin).ask()
  expect(root.ui.confirmRequest).toBe(confirmRequest)
  expect(confirmRequest).toMatchObject({ confirmText: '切换', keepText: '保留当前登录' })
  await settle(false)
  expect(choices()).toEqual([{ choice: 'keep' }])
  expect([root.user.user?.id, document.cookie, jest.mocked(openPage).mock.calls.length]).toEqual([
    'C1',
    '',
    0,
  ])
})

test.each([false, true])(
  'asks anew for the token of another link; the first was switched to: %p',
  async isSwitch => {
    const { root, settle } = await asked()
    await settle(isSwitch)
    const { confirmRequest } = root.ui
    void root.get(OtherLogin).ask()
    expect([confirmRequest, root.ui.confirmRequest?.title]).toEqual([undefined, '切换登录？'])
    root.ui.settleConfirm(false)
  },
)

test('switching leaves nothing of the last customer', async () => {
  const { root, settle, choices } = await asked()
  class PackageStore {}
  const store = root.get(PackageStore)
  await settle(true)
  expect(choices()).toEqual([{ choice: 'switch' }])
  expect([root.user.user, root.get(PackageStore) === store]).toEqual([undefined, false])
  expect(openPage).toHaveBeenCalledWith('pages/home/index', 'relaunch')
})

test('a token that serves no more says so, and the customer stays', async () => {
  const { root, settle } = await asked(inner('10050001', '登录链接已失效，请返回小程序重新打开'))
  await settle(true)
  await flush()
  expect([root.user.user?.id, root.ui.toast?.text, document.cookie]).toEqual([
    'C1',
    '登录链接已失效，请返回小程序重新打开',
    '',
  ])
})
