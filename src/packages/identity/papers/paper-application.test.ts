/** @jest-environment jsdom */
import { uploadPhoto } from '@test/id-card-photo'
import { SandboxTransport } from '@test/sandbox-transport'
import { PHOTO_TYPES, type PhotoType } from '@/contract/photo-types'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { AppError } from '@/lib/app-error'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from '@/stores/root/root-store'
import { PaperApplication } from './paper-application'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
const opened = jest.mocked(openPage)

let root: RootStore
let application: PaperApplication

async function openAnew(): Promise<void> {
  application = new PaperApplication(root)
  await application.start.load()
  await settled()
}

beforeEach(async () => {
  jest.useFakeTimers()
  opened.mockClear()
  back.become('U3')
  root = new RootStore(back.send)
  await openAnew()
})
afterEach(() => {
  application.dispose()
  jest.useRealTimers()
})
afterAll(() => back.close())

/** Lets all that is under way come to its end, pauses of a second as well. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(200)
}

const lastPage = () => opened.mock.calls.at(-1)?.[0] ?? ''

function typePassport(): void {
  const { fields } = application.info
  fields.agreed.set(true)
  fields.idType.set(ID_TYPE.passport)
  fields.name.set('MARY BROWN')
  fields.nationality.set('GB')
  fields.idNo.set(' p765 4321')
  fields.birthDate.set('1988-04-12')
  fields.sex.set(SEX.female)
  fields.expireDate.set('2031-04-30')
  fields.mobile.set('19900000003')
}

async function photograph(): Promise<void> {
  const types: readonly PhotoType[] = [PHOTO_TYPES.avatar, PHOTO_TYPES.holding]
  for (const [index, type] of types.entries()) {
    await application.photos.asked[index]?.photo.fill(await uploadPhoto(root, 'front', 'fine', type))
  }
  await settled()
}

test('what is proposed alone is no draft; what is typed is one', async () => {
  expect(application.info.fields.mobile.content).toBe(root.user.user?.telephone ?? '')
  await settled()
  expect(back.sent('draftSave')).toEqual([])
  application.info.fields.name.set('MARY')
  await settled()
  expect(back.sent('draftSave')).toHaveLength(1)
})

test('which fields are asked for follows from the kind', () => {
  const { fields } = application.info
  const asked = () => [fields.nationality.isShown, fields.isLasting.isShown, fields.expireDate.isShown]
  fields.idType.set(ID_TYPE.passport)
  expect(asked()).toEqual([true, false, true])
  fields.idType.set(ID_TYPE.hmtPermit)
  expect(asked()).toEqual([false, false, true])
  fields.idType.set(ID_TYPE.officerCard)
  expect(asked()).toEqual([false, true, true])
  fields.isLasting.set(true)
  expect(asked()).toEqual([false, true, false])
  fields.idType.set(ID_TYPE.household)
  expect(asked()).toEqual([false, false, false])
})

test('a number fills in what it says, over nothing that was typed', () => {
  const { fields } = application.info
  fields.idType.set(ID_TYPE.hmtPermit)
  fields.idNo.set('82000019880229002X')
  expect([fields.birthDate.content, fields.sex.content]).toEqual(['1988-02-29', SEX.female])
  fields.idNo.set('810000199003070015')
  expect(fields.birthDate.content).toBe('1988-02-29')
  expect(fields.birthDate.problem).toBe('证件号码与出生日期不一致')
})

test('a document is checked by the server, then its photos are asked for, then people have it', async () => {
  typePassport()
  expect(application.facts).toEqual({ isPaperSaved: false, isOver: false })
  await application.infoStep.submit()
  expect(back.sent('nonIdCardSave')).toMatchObject([{ idNo: 'P7654321', applyNo: '', nationality: 'GB' }])
  expect(application.facts).toEqual({ isPaperSaved: true, isOver: false })
  expect(lastPage()).toMatch(/upload-file\/index\?applyNo=ZJ/)
  await application.filesStep.submit()
  expect(back.sent('nonIdCardSubmit')).toEqual([])
  expect(application.photos.form.missing).toEqual(['资料页', '手持证件照'])
  await photograph()
  expect([application.photos.count, application.photos.leastCount]).toEqual([2, 2])
  // What was typed since has to be checked first.
  application.info.fields.name.set('MARY WHITE')
  expect(application.facts?.isPaperSaved).toBe(false)
  await application.infoStep.submit()
  await application.filesStep.submit()
  expect(application.isOver).toBe(true)
  expect(opened.mock.calls.at(-1)).toEqual([expect.stringMatching(/upload-result\/index/), 'replace'])
})

/** A passport with its photos, up to the photos. */
async function reachPhotos(): Promise<void> {
  typePassport()
  await application.infoStep.submit()
  await photograph()
}

test('people have it: who opens the flow again is led to the result; refused, it is mended', async () => {
  await reachPhotos()
  await application.filesStep.submit()
  application.dispose()
  await openAnew()
  expect(application.facts).toEqual({ isPaperSaved: false, isOver: true })
  const { applyNo } = application
  back.decide('realName', applyNo, false, '资料页不清晰')
  application.dispose()
  await openAnew()
  expect([application.isOver, application.rejectReason, application.applyNo]).toEqual([
    false,
    '资料页不清晰',
    '',
  ])
  expect(application.info.fields.name.content).toBe('MARY BROWN')
  expect(application.photos.count).toBe(2)
})

test('another kind of document takes its photos anew', async () => {
  const { fields } = application.info
  await reachPhotos()
  expect(application.photos.count).toBe(2)
  fields.idType.set(ID_TYPE.other)
  await application.infoStep.submit()
  expect([application.photos.count, application.photos.leastCount]).toEqual([0, 3])
})

test('somebody was faster: what the server has now is shown', async () => {
  await reachPhotos()
  const other = new PaperApplication(new RootStore(back.send))
  await other.start.load()
  await settled()
  await other.filesStep.submit()
  expect(other.isOver).toBe(true)
  back.decide('realName', other.applyNo, true)
  await application.filesStep.submit()
  await settled()
  expect(application.isOver).toBe(true)
  expect(opened.mock.calls.at(-1)).toEqual([
    expect.stringContaining(`auth-detail/index?applyNo=${other.applyNo}`),
    'replace',
  ])
  other.dispose()
})

test('the line fails: the same goes again', async () => {
  typePassport()
  back.instead('nonIdCardSave', () => Promise.reject(new AppError({ kind: 'network', message: '网络异常' })))
  await application.infoStep.submit()
  back.instead('nonIdCardSave', send => send())
  await application.infoStep.submit()
  const keys = back.sent('nonIdCardSave').map(({ requestNo }) => requestNo)
  expect(keys.at(-1)).toBe(keys.at(-2))
  expect(application.facts?.isPaperSaved).toBe(true)
})
