/** @jest-environment jsdom */
import { fakeTransport, http, inner } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { IdentityStore } from '@/stores/root/identity-store'
import { RootStore } from '@/stores/root/root-store'
import { CardBinding } from './card-binding'

function setUp(bankCardBind: HttpAnswer) {
  const { transport } = fakeTransport({ bankCardBind, bankCardVerify: inner('10020001', '该卡不支持') })
  const onUnsure = jest.fn()
  const root = new RootStore(transport)
  const binding = new CardBinding(root, jest.fn(), onUnsure)
  return { binding, onUnsure, scan: (no: string) => root.get(IdentityStore).setBankNo(no) }
}

test('a card that the app has read fills the number, a second time too, and none while the sheet is closed', () => {
  const { binding, scan } = setUp(http(404))
  const { cardNo } = binding.form.fields
  scan('6200 0000 0000 0005')
  expect(cardNo.value).toBe('')
  binding.open()
  scan('6200 0000 0000 0005')
  expect(cardNo.value).toBe('6200000000000005')
  cardNo.set('62')
  scan('6200 0000 0000 0005')
  expect(cardNo.value).toBe('6200000000000005')
})

test('a sheet that is opened again says nothing of what the bank refused', async () => {
  const { binding } = setUp(http(404))
  binding.open()
  await binding.code.submit(undefined)
  expect(binding.problem).toBe('该卡不支持')
  binding.close()
  expect(binding.problem).toBeUndefined()
})

test.each([
  ['lost', http(500), 1],
  ['a refusal', inner('10020001', '验证码错误'), 0],
])('the cards are asked for anew when the answer is %s', async (_name, answer, times) => {
  const { binding, onUnsure } = setUp(answer)
  jest.spyOn(binding.form, 'check').mockReturnValue(true)
  await binding.submission.submit()
  expect(onUnsure).toHaveBeenCalledTimes(times)
})
