/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { inner } from '@test/transport'
import { INNER } from '@/contract/codes'
import { Proof } from '@/domains/verification/proof'
import { RootStore } from '@/stores/root/root-store'
import { ContractSigning } from '../shared/contract-signing'
import { SignatureStep } from './signature-step'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const TO_SIGN = 'D2026111910003'
const back = new SandboxTransport()
const proved = jest
  .spyOn(Proof.prototype, 'request')
  .mockResolvedValue({ faceToken: 'F1', verifyToken: 'V1' })
afterAll(() => {
  proved.mockRestore()
  back.close()
})

/** An order whose papers have all been read, before this customer who has proved to be there. */
async function setUp() {
  back.become('U1')
  back.instead('contractDocList', send => {
    const answer = send()
    const { result } = answer.body as { result: { data: { docs: { readFlag: string }[] } } }
    for (const doc of result.data.docs) doc.readFlag = '1'
    return answer
  })
  const root = new RootStore(back.send)
  const contract = new ContractSigning(root, TO_SIGN)
  await contract.contract.load()
  const step = new SignatureStep(root, contract)
  step.form.fields.certificate.set(true)
  await step.prove()
  return { root, contract, step }
}

test('papers that changed meanwhile say so, are fetched anew, and have to be agreed to again', async () => {
  const { root, contract } = await setUp()
  contract.gate.agreed.set(true)
  back.instead('contractDocAgree', () => inner(INNER.stateConflict, '合同已更新，请重新阅读'))
  await contract.agreeing.submit()
  expect(back.sent('contractDocAgree')).toHaveLength(1)
  expect(root.ui.toast).toMatchObject({ text: '合同已更新，请重新阅读', tone: 'error' })
  expect(contract.gate.agreed.value).toBe(false)
  expect(back.sent('contractDocList').length).toBeGreaterThan(1)
})

test.each([
  ['a product that does not fit any more leads back from the signature', INNER.suitabilityMismatch, false],
  ['a signature that cannot be read asks for another', INNER.invalidInput, true],
])('%s', async (_what, code, isProved) => {
  const { step } = await setUp()
  expect(step.isProved).toBe(true)
  back.instead('contractSign', () => inner(code, '不能签署'))
  await step.sign('SF1')
  expect([step.isProved, step.signing.error?.code]).toEqual([isProved, code])
  step.dispose()
})
