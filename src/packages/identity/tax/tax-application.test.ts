/** @jest-environment jsdom */
import { answerCode } from '@test/sms-code'
import { SandboxTransport } from '@test/sandbox-transport'
import { inner } from '@test/transport'
import { INNER } from '@/contract/codes'
import { TAX_TYPE } from '@/contract/tables/tax'
import { AppError } from '@/lib/app-error'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from '@/stores/root/root-store'
import { CUSTOMERS } from '../../../../sandbox/seed/customers'
import { TaxApplication } from './tax-application'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
const NAME = CUSTOMERS.find(({ key }) => key === 'U1')?.name ?? ''

let root: RootStore
let application: TaxApplication
beforeEach(async () => {
  jest.useFakeTimers()
  back.become('U1')
  root = new RootStore(back.send)
  application = new TaxApplication(root)
  await application.info.load()
  application.type.fields.taxType.set(TAX_TYPE.chinaOnly)
})
afterEach(() => {
  application.dispose()
  jest.useRealTimers()
})
afterAll(() => back.close())

/** Lets everything happen, pauses as well. */
const settle = async <T>(pending: Promise<T>): Promise<T> => {
  let isOver = false
  void pending.then(() => (isOver = true))
  while (!isOver) await jest.advanceTimersByTimeAsync(500)
  return pending
}

/** Signs with the keyboard and the code of the message. */
async function sign(): Promise<string> {
  const { signature } = application
  signature.choose('typed')
  signature.form.fields.typedName.set(NAME)
  const signing = signature.sign()
  await jest.advanceTimersByTimeAsync(100)
  await settle(answerCode(root, signature.check, () => back.lastCode))
  return (await settle(signing))?.signFileId ?? ''
}
const declared = () => back.sent('taxDeclareSubmit')

/** The server declares, and the device hears nothing of it. */
const loseAnswer = () =>
  back.instead('taxDeclareSubmit', send => {
    send()
    throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
  })

test('declared, the answer lost: signed anew, the first goes again, and there is one version more', async () => {
  const before = application.info.data?.version ?? 0
  loseAnswer()
  await application.declare(await sign())
  expect(application.declaration.error?.kind).toBe('network')

  back.instead('taxDeclareSubmit', send => send())
  jest.advanceTimersByTime(61_000)
  const second = await sign()
  await application.declare(second)
  expect(declared()).toHaveLength(2)
  expect(declared()[1]).toEqual(declared()[0])
  expect(declared()[1]?.signFileId).not.toBe(second)
  await application.info.load()
  expect(application.info.data?.version).toBe(before + 1)
})

test('declared otherwise after a lost answer: that is another declaration, with its own signature', async () => {
  loseAnswer()
  await application.declare(await sign())
  application.details.fill({ surname: 'LIN' })
  application.type.fields.taxType.set(TAX_TYPE.both)
  jest.advanceTimersByTime(61_000)
  const second = await sign()
  await application.declare(second)
  expect(declared()[1]?.signFileId).toBe(second)
  expect(declared()[1]?.requestNo).not.toBe(declared()[0]?.requestNo)
})

test('declared, the result stands in the place of the form: there is no way back to it', async () => {
  await application.declare(await sign())
  const [page, mode] = jest.mocked(openPage).mock.lastCall ?? []
  expect([page?.split('?')[0], mode]).toEqual(['packages/identity/tax/tax-result/index', 'replace'])
})

test.each([
  ['a field of the form: the form is shown again', 'surname', '请核对姓氏', false],
  ['nothing of the form: a new signature is asked for', 'signFileId', '', true],
])('refused for %s', async (_what, field, said, isSigning) => {
  application.type.fields.taxType.set(TAX_TYPE.both)
  application.sign(true)
  back.instead('taxDeclareSubmit', () =>
    inner(INNER.invalidInput, '请检查填写内容', { errors: [{ field, msg: '请核对姓氏' }] }),
  )
  await settle(application.declare('SF1'))
  const { surname } = application.details.fields
  expect([surname.error ?? '', application.isSigning]).toEqual([said, isSigning])
})

test('the day of birth is suggested whichever answer is faster, and never over what was typed', async () => {
  const { birthDate } = application.details.fields
  expect(birthDate.content).toBe('')
  await root.user.fetchForNavigation('customer')
  expect(birthDate.content).toBe('1968-03-15')
  birthDate.set('1968-03-16')
  await application.info.load()
  expect(birthDate.content).toBe('1968-03-16')
})
