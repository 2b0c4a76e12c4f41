import TestUtils from '@tarojs/test-utils-react'
import type { UserDetail } from '@/contract/user'
import { NewCustomer } from './new-customer'

const utils = new TestUtils()

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

test('an expired risk test is not called done, and says what to do', async () => {
  const user = { authStatus: '2', taxDeclared: '1', customerRiskLevel: 'C2', riskExpireDate: '2020-01-01' }
  await utils.mount(() => <NewCustomer user={user as UserDetail} />)
  const words = document.body.textContent
  expect(words.match(/已完成|待完成/g)).toEqual(['已完成', '已完成', '待完成'])
  expect(words).toMatch(/3\. 风险承受能力测评已过期，请重新办理。.*重新测评/)
})
