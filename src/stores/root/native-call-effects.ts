import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { type NativeCallName, NATIVE_CALL_NAMES, type PageCall } from '@/contract/native-call-names'
import { NATIVE_CALLS } from '@/contract/native-calls'
import { warn } from '@/platform/host/console'
import { reloadPage } from '@/platform/host/launch'
import { IdentityStore } from './identity-store'
import type { UiStore } from './ui-store'

/** What calls act on. The root store is one; its module loads this one, so it cannot be named here. */
export interface CallTargets {
  readonly ui: UiStore
  readonly nativeCalls: { notify(call: PageCall): void }
  get<T>(Store: new () => T): T
}

type Effects = {
  [Name in NativeCallName]: (payload: InferOutput<(typeof NATIVE_CALLS)[Name]>) => void
}

const effectsOn = (targets: CallTargets, identity = targets.get(IdentityStore)): Effects => ({
  setImageFileId: image => identity.receiveImage(image),
  setBankNo: card => identity.setBankNo(card.bankNo),
  transmitBankCard: card => identity.setBankNo(card.bankNo),
  setUpdateStatus: ({ isUpdating }) => identity.setUpdating(isUpdating),
  showFailCount: ({ failCount }) => {
    identity.setFailCount(failCount)
    targets.ui.showMessage({ text: `人脸识别未通过，已失败 ${failCount} 次`, durationMs: 2000 }, 'error')
  },
  setFacialImageId: ({ fileId }) => identity.setFacialFile(fileId),
  setTheme: ({ theme }) => targets.ui.setTheme(theme),
  reloadPage,
  openCancelDialog: () => targets.nativeCalls.notify('openCancelDialog'),
  noticeAllRead: () => targets.nativeCalls.notify('noticeAllRead'),
})

const isKnown = (name: string): name is NativeCallName => NATIVE_CALL_NAMES.some(known => known === name)

function carryOutKnown<Name extends NativeCallName>(
  name: Name,
  payload: unknown,
  targets: CallTargets,
): void {
  const parsed = safeParse(NATIVE_CALLS[name] as GenericSchema, payload)
  if (!parsed.success) return warn(`dropped native call ${name}: malformed payload`)
  const effect = effectsOn(targets)[name]
  effect(parsed.output)
}

/** Checks what the native app calls and carries it out; junk is dropped with a console warning. */
export function carryOut(name: string, payload: unknown, targets: CallTargets): void {
  if (!isKnown(name)) return warn('dropped an unknown native call')
  carryOutKnown(name, payload, targets)
}
