import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
let other: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox } = await startTest()
  browser = new Browser(sandbox)
  other = new Browser(sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const all = { pageNum: 1, pageSize: 50 }

const decide = (of: Browser, researchId: string, accept: '0' | '1') =>
  of.call('userResearchJoin', { researchId, accept, requestNo: randomUUID() })

test('three surveys: one open, one answered, one closed; the satisfaction survey is in no list', async () => {
  const { list } = await dataOf(browser, 'surveyList', all)
  expect(list.map(({ surveyId, status, readFlag, msgId }) => [surveyId, status, readFlag, msgId])).toEqual([
    ['SV1', '1', '0', 'M0603'],
    ['SV2', '2', '1', 'M0602'],
    ['SV3', '3', '1', 'M0601'],
  ])
})

test('an open survey closes at its deadline, an answered one stays answered', async () => {
  await browser.advance(40 * 86400)
  await browser.loginAs('U1')
  const { list } = await dataOf(browser, 'surveyList', all)
  expect(list.map(({ surveyId, status }) => [surveyId, status])).toEqual([
    ['SV1', '3'],
    ['SV2', '2'],
    ['SV3', '3'],
  ])
})

test('a new customer is invited to nothing', async () => {
  await other.loginAs('U3')
  expect(await dataOf(other, 'surveyList', all)).toMatchObject({ total: 0, list: [] })
  expect(await dataOf(other, 'userResearchList', all)).toMatchObject({ total: 0, list: [] })
})

test('an invitation is accepted once and leads to its survey', async () => {
  expect(await decide(browser, 'UR1', '1')).toMatchObject({ data: { surveyId: 'SV1', status: '2' } })
  expect((await decide(browser, 'UR1', '0')).inner).toBe(INNER.stateConflict)
  const { list } = await dataOf(browser, 'userResearchList', all)
  expect(list.map(({ researchId, status }) => [researchId, status])).toEqual([
    ['UR1', '2'],
    ['UR2', '2'],
    ['UR3', '4'],
  ])
})

test('an invitation can be declined, for this customer alone', async () => {
  expect(await decide(browser, 'UR1', '0')).toMatchObject({ data: { status: '3' } })
  await other.loginAs('U6')
  const { list } = await dataOf(other, 'userResearchList', all)
  expect(list[0]).toMatchObject({ researchId: 'UR1', status: '1' })
})

test('a closed one, and one of somebody else, are refused', async () => {
  expect((await decide(browser, 'UR3', '1')).inner).toBe(INNER.stateConflict)
  await other.loginAs('U2')
  for (const id of ['UR1', 'nobody-1']) expect((await decide(other, id, '1')).inner).toBe(INNER.notOwner)
})
