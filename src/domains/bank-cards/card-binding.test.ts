import { fakeTransport, http, inner } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { CardBinding } from './card-binding'

function setUp(bankCardBind: HttpAnswer) {
  const { transport } = fakeTransport({ bankCardBind, bankCardVerify: inner('10020001', '该卡不支持') })
  const onUnsure = jest.fn()
  const binding = new CardBinding(new RootStore(transport), jest.fn(), onUnsure)
  return { binding, onUnsure }
}

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
