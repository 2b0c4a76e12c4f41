/** @jest-environment jsdom */
import { uploadPhoto } from '@test/id-card-photo'
import { SandboxTransport } from '@test/sandbox-transport'
import type { CardSide } from '@/contract/identity'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { AppError } from '@/lib/app-error'
import { startFace } from '@/platform/host/face'
import { openPage } from '@/platform/pages/navigation'
import { IdentityStore } from '@/stores/root/identity-store'
import { RootStore } from '@/stores/root/root-store'
import type { SpecimenForm } from '../../../../sandbox/specimens/photo'
import { FaceStep } from './face-step'
import { IdentityApplication } from './identity-application'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))
jest.mock('@/platform/host/face', () => ({
  faceChannel: () => 'app',
  startFace: jest.fn(() => Promise.resolve({ kind: 'waiting' })),
}))

const back = new SandboxTransport()
const started = jest.mocked(startFace)
const opened = jest.mocked(openPage)
const RESULT = /real-name-result\/index\?authApplyId=SM\d{8}-[0-9A-F]{8}/

let root: RootStore
let application: IdentityApplication

/** The flow as it is opened on another device. */
async function openAnew(): Promise<IdentityApplication> {
  application.dispose()
  application = new IdentityApplication(root)
  await application.start.load()
  await settled()
  return application
}

beforeEach(async () => {
  jest.useFakeTimers()
  started.mockClear()
  opened.mockClear()
  back.become('U3')
  root = new RootStore(back.send)
  application = new IdentityApplication(root)
  await application.start.load()
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

/** A photo of one side that the server has; the camera itself is tested with the photo's own store. */
async function photograph(side: CardSide, form: SpecimenForm = 'fine'): Promise<void> {
  await application[side].photo.fill(await uploadPhoto(root, side, form))
  await settled()
}

async function photographBoth(): Promise<void> {
  await photograph('front')
  await photograph('back')
}

/** Confirms what was read; answers the step of the face. */
async function confirmed(): Promise<FaceStep> {
  await photographBoth()
  await application.infoStep.submit()
  return new FaceStep(root, application)
}

/** Hands an application to people, with a photo of its holder. */
async function handIn(one: IdentityApplication, on = root): Promise<void> {
  await one.manual.held.photo.fill(await uploadPhoto(on, 'front', 'fine', PHOTO_TYPES.holding))
  await settled()
  await one.manual.submission.submit()
}

/** Checks the face; the service settles it before the server is asked. */
async function check(step: FaceStep, result: 'passed' | 'failed'): Promise<void> {
  started.mockImplementationOnce(({ bizToken }) => {
    back.settleFace(bizToken, result)
    return Promise.resolve({ kind: 'waiting' })
  })
  await step.start()
  await settled()
}

const lost = () => {
  throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
}
const answerLost = (send: () => unknown) => {
  send()
  return lost()
}

describe('photos', () => {
  it('are read once each, and put what they say into the form', async () => {
    expect(application.facts).toEqual({ areBothRead: false, isConfirmed: false, isOver: false })
    await photographBoth()
    expect(application.facts).toEqual({ areBothRead: true, isConfirmed: false, isOver: false })
    const { name, cardNo, endDate } = application.info.fields
    expect([name.value, cardNo.value, endDate.value]).toEqual(['陈新', '110000199901010078', '2029-06-12'])
    expect([application.isRegisteredName, application.cardProblem]).toEqual([true, undefined])
    expect(back.sent('idCardOcr')).toHaveLength(2)
    // Not the number, nor anything else that comes off the photo anew.
    await settled()
    expect(JSON.stringify(back.sent('draftSave'))).not.toContain('110000199901010078')
  })

  it('are there on another device with all corrections, and are not read again', async () => {
    await photographBoth()
    application.info.fields.address.set('北京市朝阳区听松街7号3单元502室')
    await application.draft.flush()
    const { info, facts } = await openAnew()
    expect(facts?.areBothRead).toBe(true)
    expect([info.fields.address.value, info.fields.cardNo.value]).toEqual([
      '北京市朝阳区听松街7号3单元502室',
      '110000199901010078',
    ])
    expect(back.sent('idCardOcr')).toHaveLength(2)
  })

  it('that are not read yet keep the step closed, and say why', async () => {
    await photograph('front')
    expect([application.scan.missing, application.unreadReason]).toEqual([
      ['单独同意', '国徽面照片'],
      undefined,
    ])
    await photograph('back', 'otherSide')
    expect(application.unreadReason).toBe('请重新拍摄国徽面')
    application.scan.fields.agreed.set(true)
    await application.scanStep.submit()
    expect(opened).not.toHaveBeenCalled()
    back.instead('idCardOcr', lost)
    await photograph('back')
    expect(application.unreadReason).toBe('国徽面还没有识别，请点“重新识别”')
    back.instead('idCardOcr', send => send())
    await application.back.retry()
    expect([application.unreadReason, application.scan.isValid]).toEqual([undefined, true])
  })

  it('of which one is taken again bring its own words, and have to be confirmed anew', async () => {
    await photographBoth()
    expect(application.isOtherName).toBe(false)
    application.info.fields.name.set('陈心')
    expect([application.isRegisteredName, application.isOtherName]).toEqual([false, true])
    await application.infoStep.submit()
    expect([application.isConfirmed, application.isMismatch]).toEqual([true, true])
    await photograph('front', 'doubtful')
    expect([application.isConfirmed, application.info.fields.name.value]).toEqual([false, '陈新'])
    expect([application.doubtful, application.info.missing]).toEqual([['address'], ['核对住址']])
  })
})

describe('what was read', () => {
  test.each<[SpecimenForm, CardSide, string]>([
    ['expired', 'back', '证件已过期，请更新证件'],
    ['alteredDigit', 'front', '请输入正确的身份证号码'],
    ['otherBirthday', 'front', '身份证号码与出生日期不一致'],
    ['minor', 'front', '未满18周岁不能自行认证，请由监护人联系客服办理'],
  ])('of a card that is %s is told before it is sent', async (form, side, problem) => {
    await photographBoth()
    await photograph(side, form)
    expect(application.cardProblem).toBe(problem)
    await application.infoStep.submit()
    expect(back.sent('identitySubmit')).toEqual([])
  })

  it('of a card of somebody else is told by the server, at the number', async () => {
    await photograph('front', 'otherPerson')
    await photograph('back')
    await application.infoStep.submit()
    expect(application.info.fields.cardNo.error).toBe('该身份证已认证其他账户，请使用本人证件或联系客服')
    expect([application.infoStep.problem, application.isConfirmed]).toEqual([undefined, false])
  })

  test.each([
    ['never arrived', lost],
    ['arrived, and its answer was lost', answerLost],
  ])('goes again as it was when it %s', async (_what, stand) => {
    await photographBoth()
    back.instead('identitySubmit', stand)
    await application.infoStep.submit()
    expect([application.isConfirmed, application.infoStep.problem]).toEqual([
      false,
      expect.stringContaining('结果尚未确认，可能已经成功'),
    ])
    back.instead('identitySubmit', send => send())
    await application.infoStep.submit()
    expect(application.isConfirmed).toBe(true)
    const [first, second] = back.sent('identitySubmit')
    expect(second).toEqual(first)
  })

  it('is of the photos that the server has: another device’s are shown instead', async () => {
    await photographBoth()
    const mine = application
    application = new IdentityApplication(root)
    await application.start.load()
    await photograph('front')
    const theirs = application.front.photo.value?.fileId
    await mine.infoStep.submit()
    await settled()
    expect(mine.infoStep.problem).toBe('证件照片已更换，请重新核对')
    expect(mine.front.photo.value?.fileId).toBe(theirs)
    await mine.infoStep.submit()
    expect(mine.isConfirmed).toBe(true)
    mine.dispose()
  })
})

describe('the face', () => {
  it('is checked for this application, and passes it', async () => {
    const step = await confirmed()
    await check(step, 'passed')
    expect(back.sent('faceStart')).toMatchObject([
      { scene: 'realName', subject: application.authApplyId, channel: 'app' },
    ])
    expect(application.facts?.isOver).toBe(true)
    expect(opened.mock.calls.at(-1)).toEqual([expect.stringMatching(RESULT), 'replace'])
    // Whatever was under way is not saved over what the server has dropped.
    const saves = back.sent('draftSave').length
    application.info.fields.name.set('x')
    await settled()
    expect(back.sent('draftSave')).toHaveLength(saves)
    step.dispose()
  })

  test.each([
    ['never arrived', lost],
    ['arrived, and its answer was lost', answerLost],
  ])('that passed is handed in again when its word %s', async (_what, stand) => {
    const step = await confirmed()
    back.instead('identityFinish', stand)
    await check(step, 'passed')
    expect([step.canFinishAgain, application.isOver]).toEqual([true, false])
    back.instead('identityFinish', send => send())
    await step.finishAgain()
    expect([step.canFinishAgain, application.isOver]).toEqual([false, true])
    const [first, second] = back.sent('identityFinish')
    expect(second).toEqual(first)
    step.dispose()
  })

  it('that failed three times leaves people, who get it as it is', async () => {
    const step = await confirmed()
    for (let failures = 0; failures < 3; failures += 1) await check(step, 'failed')
    expect(step.face.isLimitReached).toBe(true)
    step.leaveToPeople()
    expect(opened.mock.calls.at(-1)?.[0]).toMatch(/upload-file\/index\?authApplyId=SM/)
    await handIn(application)
    expect(back.sent('identityManual')).toMatchObject([{ authApplyId: application.authApplyId }])
    expect(application.isOver).toBe(true)
    step.dispose()
  })

  it('that is not wanted goes to people, once the holder is photographed with the card', async () => {
    const step = await confirmed()
    await application.manual.submission.submit()
    expect([back.sent('identityManual'), application.isOver]).toEqual([[], false])
    expect(application.manual.form.errors).toEqual([{ path: 'manual.held', message: '请上传手持证件照' }])
    root.get(IdentityStore).setFacialFile('handed-in-by-the-app')
    await handIn(application)
    expect(application.isOver).toBe(true)
    // The full reset: the server has taken what was handed in.
    expect(root.get(IdentityStore).facialPhotos).toEqual([])
    step.dispose()
  })

  it('finds that another device has handed it in, and shows what became of it', async () => {
    const step = await confirmed()
    const tablet = new RootStore(back.send)
    const other = new IdentityApplication(tablet)
    await other.start.load()
    await handIn(other, tablet)
    opened.mockClear()
    await handIn(application)
    await settled()
    expect(application.isOver).toBe(true)
    expect(opened.mock.calls.at(-1)).toEqual([expect.stringMatching(RESULT), 'replace'])
    for (const one of [step, other]) one.dispose()
  })
})
