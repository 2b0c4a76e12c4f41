import { type GenericSchema, is } from 'valibot'
import { IMAGE_MODULES } from '@/contract/image-modules'
import { NATIVE_CALLS } from '@/contract/native-calls'

interface Message {
  action: string
  data?: unknown
  callId?: string
}
interface Call {
  label: string
  name: string
  payload(module: Module, specimen: Specimen): unknown
}
interface Module {
  moduleCode: string
  moduleName: string
}
interface Specimen {
  holder: string
  form: string
}
type Modules = readonly (Module & { label: string })[]
type Listener = () => void

interface HostsModule {
  attachHost(frame: object, kind: string, receive: (message: Message) => void): void
  attachTheme(frame: object, theme: string): (theme: string) => void
}
interface CallsModule {
  CALLS: readonly Call[]
  JUNK_CALLS: readonly Call[]
  MODULES: Modules
  PHOTO_MODES: readonly { value: string }[]
}
interface StartModule {
  startAddress(start: { path: string; scale: string; pageShare: boolean; token?: string }): string
}
interface AnswersModule {
  createAnswers(simulator: object): (message: Message) => void
}

// The files are scripts of a page, served as they are; here they get the little of a page that they use.
const load = <Module extends object>(file: string): Module => jest.requireActual<Module>(file)
const record = jest.fn<void, unknown[]>()
const say = jest.fn()
const api = jest.fn(async () => ({}))
jest.mock('/sandbox/pages/api.js', () => ({ say, api }), { virtual: true })
jest.mock('./messages.js', () => ({ record }))
const handIn = jest.fn<Promise<string>, [object]>(async () => 'handed-in-1')
jest.mock('./upload.js', () => ({ handIn }))

beforeAll(() => {
  Object.assign(globalThis, { location: new URL('http://127.0.0.1:8787/simulator/') })
})
beforeEach(() => {
  jest.useFakeTimers()
  record.mockClear()
  say.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the hosts', () => {
  const { attachHost, attachTheme } = load<HostsModule>('./hosts.js')
  const attached = (kind: string, parts: object = {}) => {
    const frame: Record<string, unknown> = { setTimeout, ...parts }
    const received: Message[] = []
    attachHost(frame, kind, message => received.push(message))
    return { frame, received }
  }

  test('iOS takes objects', () => {
    const { frame, received } = attached('ios')
    const { webkit } = frame as {
      webkit: { messageHandlers: { trustApp: { postMessage(message: unknown): void } } }
    }
    webkit.messageHandlers.trustApp.postMessage({ action: 'close', data: {}, callId: '1' })
    expect(received).toEqual([{ action: 'close', data: {}, callId: '1' }])
    expect(frame.trustAppAndroid).toBeUndefined()
  })

  test('Android takes JSON texts and survives others', () => {
    const { frame, received } = attached('android')
    const { trustAppAndroid } = frame as { trustAppAndroid: { postMessage(text: string): void } }
    trustAppAndroid.postMessage('{"action":"close"}')
    trustAppAndroid.postMessage('{')
    expect(received).toEqual([{ action: 'close' }, { action: '（不是 JSON）', data: '{' }])
  })

  test('the mini-program has its own calls and answers them', () => {
    const listeners: Record<string, Listener> = {}
    const told: Event[] = []
    const { frame, received } = attached('webview', {
      navigator: {},
      Event,
      addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
      document: { dispatchEvent: (event: Event) => told.push(event) },
    })
    expect(frame.__wxjs_environment).toBe('miniprogram')
    expect((frame.navigator as Navigator).userAgent).toMatch(/MicroMessenger.* miniProgram/)
    // The bridge comes some moments later, and is all there is: the SDK is the page's own.
    expect(frame.WeixinJSBridge).toBeUndefined()
    listeners.DOMContentLoaded?.()
    expect(told.map(({ type }) => type)).toEqual(['WeixinJSBridgeReady'])
    const { WeixinJSBridge } = frame as {
      WeixinJSBridge: { invoke(api: string, args: object, done: (answer: object) => void): void }
    }
    const done = jest.fn()
    const arg = { url: '/packages/account/session/login/index' }
    WeixinJSBridge.invoke('invokeMiniProgramAPI', { name: 'navigateTo', arg }, done)
    jest.runAllTimers()
    expect(received).toEqual([{ action: 'wx.miniProgram.navigateTo', data: arg }])
    expect(done).toHaveBeenCalledWith({ err_msg: 'invokeMiniProgramAPI:ok' })
    expect(frame.wx).toBeUndefined()
  })

  test('a browser gets nothing', () => {
    expect(Object.keys(attached('browser').frame)).toEqual(['setTimeout'])
  })

  test('the chosen theme is what the page sees, and a change reaches it', () => {
    const frame = { matchMedia: () => ({ matches: false }), Event } as unknown as {
      matchMedia(query: string): {
        matches: boolean
        addEventListener(type: string, listener: Listener): void
      }
    }
    const choose = attachTheme(frame, 'dark')
    const dark = frame.matchMedia('(prefers-color-scheme: dark)')
    const changed = jest.fn()
    dark.addEventListener('change', changed)
    expect([dark.matches, frame.matchMedia('(min-width: 1px)').matches]).toEqual([true, false])
    choose('light')
    expect(changed).toHaveBeenCalledTimes(1)
    expect(dark.matches).toBe(false)
  })
})

describe('native to web', () => {
  const { CALLS, JUNK_CALLS, MODULES, PHOTO_MODES } = load<CallsModule>('./native-calls.js')
  const NONE = { moduleCode: '', moduleName: '' }
  const GOOD = { holder: 'U3', form: 'fine' }
  const fits = (name: string, payload: unknown) =>
    is(NATIVE_CALLS[name as keyof typeof NATIVE_CALLS] as GenericSchema, payload)

  test('every call of the contract has a button', () => {
    expect([...new Set(CALLS.map(({ name }) => name))].sort()).toEqual(Object.keys(NATIVE_CALLS).sort())
  })

  test('the payloads fit the contract', () => {
    for (const { label, name, payload } of CALLS) {
      expect([label, fits(name, payload(NONE, GOOD))]).toEqual([label, true])
    }
  })

  test('both sides of a card are specimens that the pretend reader knows', () => {
    for (const [type, side] of [
      ['1', 'front'],
      ['2', 'back'],
    ]) {
      const call = CALLS.find(({ label }) => label.startsWith(`图片${type} `))
      const { imageUrl } = call?.payload(NONE, GOOD) as { imageUrl: string }
      expect(new URL(decodeURIComponent(imageUrl)).pathname).toBe(`/sandbox/specimens/U3/${side}/fine.jpg`)
    }
    expect(PHOTO_MODES.map(({ value }) => value)).toEqual([
      ...['fine', 'fails', 'refused', 'slow', 'twice', 'wrongModule'],
    ])
  })

  test('junk breaks it; two addresses are for the page to judge', () => {
    const passing = JUNK_CALLS.filter(({ name, payload }) => fits(name, payload(NONE, GOOD))).map(
      ({ label }) => label,
    )
    expect(passing).toEqual(['javascript: 地址', '陌生主机的图片'])
  })

  test('the modules are those of the contract', () => {
    const { client, beneficiary } = IMAGE_MODULES
    expect(MODULES.slice(1).map(({ moduleCode, moduleName }) => [moduleCode, moduleName])).toEqual([
      [client.code, client.mateFront],
      [client.code, client.mateBack],
      [beneficiary.code, beneficiary.idFront],
      [beneficiary.code, beneficiary.idBack],
    ])
  })
})

describe('answers of the pretend app', () => {
  const { createAnswers } = load<AnswersModule>('./answers.js')
  const NONE = { moduleCode: '', moduleName: '' }
  const simulator = {
    callWeb: jest.fn(),
    currentModule: () => NONE,
    specimen: () => ({ holder: 'U4', form: 'blurred' }),
    photoMode: jest.fn(() => 'fine'),
    login: jest.fn(async () => {}),
    goTo: jest.fn(),
    reload: jest.fn(),
    showClosed: jest.fn(),
    showSecure: jest.fn(),
    showTitle: jest.fn(),
    isAuto: jest.fn(() => true),
    faceFails: jest.fn(() => false),
  }
  let receive: (message: Message) => void
  beforeEach(() => {
    jest.clearAllMocks()
    receive = createAnswers(simulator)
  })

  test.each([
    [
      'takeIdCard',
      { side: 'front' },
      'setImageFileId',
      {
        type: '1',
        fileId: 'handed-in-1',
        imageUrl: encodeURIComponent('http://127.0.0.1:8787/sandbox/specimens/U4/front/blurred.jpg'),
      },
    ],
    ['takeIdCard', { side: 'back' }, 'setImageFileId', { type: '2', fileId: 'handed-in-1' }],
    ['takePhoto', { type: '5' }, 'setImageFileId', { type: '5', fileId: 'handed-in-1' }],
    [
      'takeIdCard',
      { side: 'front', moduleCode: 'client', moduleName: 'mateFront' },
      'setImageFileId',
      { type: '1', moduleCode: 'client', moduleName: 'mateFront' },
    ],
    ['startFace', { bizToken: 'x' }, 'setFacialImageId', {}],
    ['scanBankCard', {}, 'transmitBankCard', { bankName: '招商银行' }],
  ])('%s %j is answered by %s', async (action, data, name, payload) => {
    receive({ action, data })
    await jest.runAllTimersAsync()
    expect(simulator.callWeb).toHaveBeenCalledWith(name, expect.objectContaining(payload))
  })

  test('a photo that the server did not take has an id that it does not know', async () => {
    handIn.mockRejectedValueOnce(new Error('请登录'))
    receive({ action: 'takePhoto', data: { type: '3' } })
    await jest.runAllTimersAsync()
    const payload = { type: '3', fileId: expect.stringMatching(/^sim-image-/) as string }
    expect(simulator.callWeb).toHaveBeenCalledWith('setImageFileId', expect.objectContaining(payload))
    expect(record).toHaveBeenCalledWith('simulator', '照片没有上传', 'Error: 请登录')
  })

  const answers = () => simulator.callWeb.mock.calls.map(([name, payload]) => [name, payload] as const)
  const askFor = async (mode: string, module: object = {}) => {
    simulator.photoMode.mockReturnValueOnce(mode)
    receive({ action: 'takeIdCard', data: { side: 'front', ...module } })
    await jest.runAllTimersAsync()
  }

  test('a camera that fails hands nothing in, and names an id of nothing', async () => {
    handIn.mockClear()
    await askFor('fails')
    expect(handIn).not.toHaveBeenCalled()
    expect(answers()).toEqual([
      ['setImageFileId', expect.objectContaining({ fileId: expect.stringMatching(/^sim-image-/) as string })],
    ])
  })

  test('a camera without permission answers nothing, as the app does', async () => {
    await askFor('refused')
    expect(answers()).toEqual([])
    expect(say).toHaveBeenCalledWith(expect.stringContaining('没有相机权限'))
  })

  test('a slow camera answers in the end', async () => {
    simulator.photoMode.mockReturnValueOnce('slow')
    receive({ action: 'takeIdCard', data: { side: 'front' } })
    await jest.advanceTimersByTimeAsync(3000)
    expect(answers()).toEqual([])
    await jest.runAllTimersAsync()
    expect(answers()).toHaveLength(1)
  })

  test('one that answers twice says the same again', async () => {
    await askFor('twice')
    const [first, second, ...more] = answers()
    expect([second, more]).toEqual([first, []])
  })

  test.each([
    [{}, { moduleCode: 'client', moduleName: 'mateFront' }],
    [
      { moduleCode: 'beneficiary', moduleName: 'idCardFront' },
      { moduleCode: '', moduleName: '' },
    ],
  ])('asked for %j, one that mixes the modules up answers for %j', async (asked, answered) => {
    await askFor('wrongModule', asked)
    expect(answers()).toEqual([['setImageFileId', expect.objectContaining(answered)]])
  })

  test('a failed face tells the count, and the face service tells the server', async () => {
    simulator.faceFails.mockReturnValueOnce(true)
    receive({ action: 'startFace', data: { bizToken: 'x' } })
    await jest.runAllTimersAsync()
    expect(api).toHaveBeenCalledWith('POST', 'face', { bizToken: 'x', result: 'failed' })
    expect(simulator.callWeb).toHaveBeenCalledWith('showFailCount', { failCount: expect.any(Number) })
  })

  test('login returns to where the page wanted, or reloads', async () => {
    receive({ action: 'goLogin', data: { returnTo: 'assetsReport/report?page=3' } })
    await jest.runAllTimersAsync()
    expect(simulator.goTo).toHaveBeenCalledWith('/phone/assetsReport/report?page=3')

    jest.setSystemTime(Date.now() + 10_000)
    receive({ action: 'goLogin', data: { returnTo: 'https://elsewhere.invalid/' } })
    await jest.runAllTimersAsync()
    expect(simulator.goTo).toHaveBeenCalledTimes(1)
    expect(simulator.reload).toHaveBeenCalledTimes(1)
  })

  test('a page that asks for the login again at once is not logged in for ever', async () => {
    for (let times = 0; times < 3; times++) {
      receive({ action: 'goLogin' })
      await jest.runAllTimersAsync()
    }
    expect(simulator.login).toHaveBeenCalledTimes(1)
    expect(say).toHaveBeenCalledWith(expect.stringContaining('连续请求登录'))
  })

  test('without automatic answers only what is shown changes', () => {
    simulator.isAuto.mockReturnValue(false)
    for (const action of ['goLogin', 'takeIdCard', 'takePhoto', 'startFace', 'scanBankCard', 'constructor']) {
      receive({ action })
    }
    receive({ action: 'secureScreen', data: { on: true } })
    receive({ action: 'setTitle', data: { title: '交易记录' } })
    receive({ action: 'close' })
    jest.runAllTimers()
    expect(simulator.callWeb).not.toHaveBeenCalled()
    expect(simulator.login).not.toHaveBeenCalled()
    expect(simulator.showSecure).toHaveBeenCalledWith(true)
    expect(simulator.showTitle).toHaveBeenCalledWith('交易记录')
    expect(simulator.showClosed).toHaveBeenCalledWith(true)
    simulator.isAuto.mockReturnValue(true)
  })

  test('a picture to save is shown, another address is not', () => {
    const picture = 'data:image/png;base64,AAAA'
    receive({ action: 'saveImage', data: { dataUrl: picture } })
    receive({ action: 'saveImage', data: { dataUrl: 'https://elsewhere.invalid/x.png' } })
    expect(record.mock.calls.map(call => call[3])).toEqual([picture, undefined])
  })
})

describe('the address to open', () => {
  const { startAddress } = load<StartModule>('./start.js')
  const start = { path: 'assetsReport/entry', scale: '', pageShare: false }

  test.each([
    [start, '/phone/assetsReport/entry'],
    [{ ...start, path: '/phone/home' }, '/phone/home'],
    [{ ...start, path: 'login?redirect=home', scale: '150' }, '/phone/login?redirect=home&multipleView=150'],
    [{ ...start, pageShare: true, token: 'abc' }, '/phone/assetsReport/entry?pageShare=1&agent=5&xtoken=abc'],
    [{ ...start, path: '../sandbox/' }, '/phone/'],
    [{ ...start, path: '//elsewhere.invalid/phone/' }, '/phone//elsewhere.invalid/phone/'],
  ])('%j', (options, address) => expect(startAddress(options)).toBe(address))
})
