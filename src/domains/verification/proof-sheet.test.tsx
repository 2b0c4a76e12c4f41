import TestUtils from '@tarojs/test-utils-react'
import { flushSync } from 'react-dom'
import { SandboxTransport } from '@test/sandbox-transport'
import { until } from '@test/until'
import { startFace } from '@/platform/host/face'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { Proof } from './proof'
import { ProofSheet } from './proof-sheet'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
  usePageHide: () => undefined,
  usePageShow: () => undefined,
}))
jest.mock('@/platform/host/face', () => ({ faceChannel: () => 'app', startFace: jest.fn() }))

const back = new SandboxTransport()
const utils = new TestUtils()

/** What the host's check finds, turn by turn. */
let findings: ('passed' | 'failed')[] = []
beforeEach(() => {
  localStorage.clear()
  back.become('U1')
  jest.mocked(startFace).mockImplementation(({ bizToken }) => {
    back.settleFace(bizToken, findings.shift() ?? 'passed')
    return Promise.resolve({ kind: 'waiting' })
  })
})
afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})
afterAll(() => back.close())

const says = (text: string) => until(text, () => document.body.textContent?.includes(text))
const tap = async (name: string) => {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('button, [role="checkbox"]')].find(
      one => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
  await until(`a button ${name}`, () => find() !== undefined)
  flushSync(() => find()?.click())
}

/** As a keyboard does: React hears of a value that was set past it by its event alone. */
const typeInto = (selector: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(selector)
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  flushSync(() => {
    set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function show() {
  const root = new RootStore(back.send)
  await root.user.fetchForNavigation('customer')
  const proof = new Proof(root, { scene: 'signing', subject: 'O1', needs: 'both' })
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <ProofSheet proof={proof} title="确认签署合同" confirmText="确认签署" />
    </StoresProvider>
  ))
  return { root, proof }
}
const consentAndStart = async () => {
  await tap('我同意为本次身份确认处理我的人脸信息')
  await tap('开始人脸识别')
}

test('the face, with its consent, then the code: both proofs come of the server', async () => {
  findings = []
  const { proof } = await show()
  const done = proof.request()
  await says('请完成人脸识别')
  await tap('开始人脸识别')
  await says('请阅读并同意人脸信息处理规则')
  expect(back.sent('faceStart')).toEqual([])
  await consentAndStart()
  await says('验证码将发送至 199****0001')
  await tap('获取验证码')
  await until('a code', () => back.lastCode !== '')
  typeInto('input', back.lastCode)
  await tap('确认签署')
  const tokens = await done
  expect([tokens?.faceToken.length, tokens?.verifyToken.length]).toEqual([32, 32])
  expect(back.sent('faceStart')).toMatchObject([{ scene: 'signing', subject: 'O1', channel: 'app' }])
  expect(back.sent('smsCodeVerify')).toMatchObject([{ scene: 'signing', subject: 'O1' }])
})

test('a face that is not recognised says how often it can be tried, and after three the manual way', async () => {
  findings = ['failed', 'failed', 'failed']
  const { proof } = await show()
  const done = proof.request()
  await consentAndStart()
  await says('人脸识别未通过，今日还可尝试 2 次')
  await tap('重新识别')
  await says('今日还可尝试 1 次')
  await tap('重新识别')
  await says('今日人脸识别次数已达上限，请选择人工审核')
  await says('申请人工审核')
  await tap('关闭')
  expect([await done, back.sent('smsCodeSend')]).toEqual([undefined, []])
})

test('a sheet that was closed opens empty, says nothing of the last try, and its next code still has to wait', async () => {
  findings = []
  const { root } = await show()
  const sms = new Proof(root, { scene: 'signing', subject: 'O2', needs: 'sms' })
  utils.unmout()
  await utils.mount(() => (
    <StoresProvider stores={root}>
      <ProofSheet proof={sms} title="确认签署合同" confirmText="确认签署" />
    </StoresProvider>
  ))
  const first = sms.request()
  await tap('获取验证码')
  await says('秒后重新获取')
  typeInto('input', '000000')
  await tap('确认签署')
  await says('验证码错误')
  await tap('关闭')
  expect(await first).toBeUndefined()
  void sms.request()
  await until('an empty sheet', () => document.querySelector('input')?.value === '')
  await says('秒后重新获取')
  expect(document.body.textContent).not.toContain('验证码错误')
})
