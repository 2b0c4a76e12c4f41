/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { RootStore } from '@/stores/root/root-store'
import { SpouseStep } from './spouse-step'
import { TrustApplication } from './trust-application'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const back = new SandboxTransport()
afterAll(() => back.close())

const photo = (fileId: string) => ({ fileId, width: 900, height: 600 })

async function stepOf(draft?: object) {
  back.become('U1')
  const root = new RootStore(back.send)
  const step = new SpouseStep(root, new TrustApplication(root, 'FA3'))
  await step.start.load()
  if (draft) step.form.fill(draft)
  return step
}

const numbers = ({ form: { fields } }: SpouseStep) => [
  fields.idNo.content,
  fields.mateFrontFileId.content?.fileId,
  fields.mateBackFileId.content?.fileId,
  fields.idExpireDate.content,
]

const PERMIT = {
  ...{ idType: '2', idNo: 'h 1234 5678', idExpireDate: '2031-05-06' },
  ...{ mateFrontFileId: photo('P1'), mateBackFileId: photo('P2') },
}

test('a draft from before there were kinds is by the identity card', async () => {
  const step = await stepOf({ idNo: '110000197009220024', name: '周文君' })
  const { idType, nationality, idExpireDate, mateBackFileId } = step.form.fields
  expect(idType.value).toBe('0')
  expect([nationality.isShown, idExpireDate.isShown, mateBackFileId.isShown]).toEqual([false, false, true])
  expect([step.front.title, step.back.title]).toEqual(['人像面', '国徽面'])
  expect(step.form.fields.mateFrontFileId.problem).toBe('请拍摄配偶身份证人像面')
  step.dispose()
})

test('a draft comes back as it was saved, in the kind it was saved in', async () => {
  const step = await stepOf(PERMIT)
  expect(numbers(step)).toEqual(['h 1234 5678', 'P1', 'P2', '2031-05-06'])
  expect([step.front.title, step.back.title]).toEqual(['人像面', '背面'])
  expect(step.form.fields.idNo.value).toBe('H12345678')
  expect(step.form.fields.idNo.isValid).toBe(true)
  step.dispose()
})

test('another kind forgets the number, photos and period that do not fit', async () => {
  const step = await stepOf(PERMIT)
  step.form.fields.idType.set('3')
  expect(numbers(step)).toEqual(['', undefined, undefined, ''])
  step.dispose()
})

test('a number that fits the other kind too stays; its photos do not', async () => {
  const step = await stepOf({ ...PERMIT, idType: '0', idNo: '110000197009220024', idExpireDate: '' })
  step.form.fields.idType.set('7')
  expect(numbers(step)).toEqual(['110000197009220024', undefined, undefined, ''])
  expect([step.front.title, step.back.title]).toEqual(['户主页', '本人页'])
  step.dispose()
})

test.each([
  // Kind, nationality asked, a second photo, a last day asked, 长期 offered.
  ['0', false, true, false, false],
  ['1', true, false, true, false],
  ['2', false, true, true, false],
  ['3', false, true, true, false],
  ['4', true, true, true, false],
  ['5', false, true, true, false],
  ['6', false, false, true, true],
  ['7', false, true, false, false],
  ['9', true, false, true, true],
] as const)('kind %s asks for what it has', async (idType, ...asked) => {
  const step = await stepOf()
  const { fields } = step.form
  fields.idType.set(idType)
  expect([
    fields.nationality.isShown,
    fields.mateBackFileId.isShown,
    fields.idExpireDate.isShown,
    fields.isLasting.isShown,
  ]).toEqual(asked)
  step.dispose()
})
