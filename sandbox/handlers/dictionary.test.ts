import { DICTIONARIES } from '@/contract/dictionary'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeAll(async () => {
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

test('without a session, the categories asked for come in their order; an unknown one is left out', async () => {
  const answer = await dataOf(browser, 'dictQuery', { categories: ['sex', 'nothing'] })
  expect(answer).toEqual({
    sex: [
      { code: '1', name: '男', sort: 1 },
      { code: '2', name: '女', sort: 2 },
    ],
  })
})

test('every category of the contract is served', async () => {
  const categories = Object.keys(DICTIONARIES)
  expect(Object.keys(await dataOf(browser, 'dictQuery', { categories }))).toEqual(categories)
})
