import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeAll(async () => {
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

/** Data time goes on from the seed's moment while a test runs. */
const JUST_NOW = expect.stringMatching(/^2026-11-20 10:0\d:\d\d$/) as string

test('a customer sees their own advisor, and asks once for another', async () => {
  await browser.loginAs('U1')
  const info = await dataOf(browser, 'advisorInfo', {})
  expect(info).toMatchObject({ advisor: { name: '沈清和' }, changeRequestedAt: '' })
  const ask = (requestNo: string) => browser.call('advisorChangeApply', { reason: 'move', requestNo })
  expect((await ask('change-0001')).data).toEqual({ changeRequestedAt: JUST_NOW })
  expect((await ask('change-0002')).inner).toBe(INNER.stateConflict)
  expect(await dataOf(browser, 'advisorInfo', {})).toMatchObject({ changeRequestedAt: JUST_NOW })
})

test('who has none is told so, and has none to change', async () => {
  await browser.loginAs('U3')
  expect(await dataOf(browser, 'advisorInfo', {})).toEqual({ advisor: null, changeRequestedAt: '' })
  const answer = await browser.call('advisorChangeApply', { reason: 'other', requestNo: 'change-0003' })
  expect(answer.inner).toBe(INNER.notOwner)
})

test('an invitation carries a code of the customer’s own, and counts who came by it', async () => {
  await browser.loginAs('U1')
  expect(await dataOf(browser, 'referralInfo', {})).toEqual({
    referralCode: 'LIN2026',
    referralUrl: '/phone/registered/enroll?code=LIN2026',
    invitedCount: 0,
  })
  await browser.loginAs('U3')
  expect(await dataOf(browser, 'referralInfo', {})).toEqual({
    referralCode: '',
    referralUrl: '',
    invitedCount: 0,
  })
})
