import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { DRAFT_KEPT_DAYS } from '@/contract/draft'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

const NONE = { revision: 0, content: '', savedAt: '', device: '' }
const KEY = { kind: 'taxDeclare' } as const

let phone: Browser
let tablet: Browser
let stranger: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox, browser } = await startTest()
  phone = browser
  tablet = new Browser(sandbox)
  stranger = new Browser(sandbox)
  await phone.loginAs('U1')
  await tablet.loginAs('U1')
  await stranger.loginAs('U2')
})
afterAll(cleanUp)

const save = (on: Browser, revision: number, content: string, requestNo: string = randomUUID()) =>
  on.call('draftSave', { ...KEY, revision, content, device: on === phone ? '手机浏览器' : 'APP', requestNo })

test('a draft is there on every device of its customer, and on nobody else’s', async () => {
  expect(await dataOf(phone, 'draftQuery', KEY)).toEqual(NONE)
  expect((await save(phone, 0, '{"a":1}')).data).toMatchObject({ revision: 1 })
  expect(await dataOf(tablet, 'draftQuery', KEY)).toMatchObject({
    revision: 1,
    content: '{"a":1}',
    device: '手机浏览器',
  })
  expect(await dataOf(stranger, 'draftQuery', KEY)).toEqual(NONE)
  expect(await dataOf(phone, 'draftQuery', { ...KEY, subject: 'FT1' })).toEqual(NONE)
})

test('the slower of two devices is refused, and told what the other has saved', async () => {
  await save(phone, 0, 'first')
  await save(tablet, 1, 'from the tablet')
  const late = await save(phone, 1, 'from the phone')
  expect(late).toMatchObject({
    inner: INNER.stateConflict,
    data: { revision: 2, content: 'from the tablet', device: 'APP' },
  })
  // Whoever has seen it may go on from there.
  expect((await save(phone, 2, 'from the phone')).data).toMatchObject({ revision: 3 })
})

test('a save whose answer was lost is the same save when it comes again', async () => {
  const requestNo = randomUUID()
  const first = await save(phone, 0, 'once', requestNo)
  expect((await save(phone, 0, 'once', requestNo)).data).toEqual(first.data)
  expect(await dataOf(phone, 'draftQuery', KEY)).toMatchObject({ revision: 1 })
})

test('it can be given up, and goes by itself two months after the last change', async () => {
  await save(phone, 0, 'one')
  await phone.call('draftDrop', { ...KEY, requestNo: randomUUID() })
  expect(await dataOf(phone, 'draftQuery', KEY)).toEqual(NONE)
  await save(phone, 0, 'two')
  await phone.advance((DRAFT_KEPT_DAYS - 1) * 86_400)
  await phone.loginAs('U1')
  expect(await dataOf(phone, 'draftQuery', KEY)).toMatchObject({ content: 'two' })
  await phone.advance(2 * 86_400)
  await phone.loginAs('U1')
  expect(await dataOf(phone, 'draftQuery', KEY)).toEqual(NONE)
})

test('more than forms can hold is refused', async () => {
  expect((await save(phone, 0, 'x'.repeat(40_001))).inner).toBe(INNER.invalidInput)
  expect((await save(phone, 0, 'x'.repeat(40_000))).inner).toBe(INNER.success)
})
