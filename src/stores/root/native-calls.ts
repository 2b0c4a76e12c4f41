import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { NATIVE_CALLS, type NativeCallName } from '@/contract/native-calls'
import { connectNativeCalls } from '@/platform/host/bridge'
import type { ThemeChoice } from '@/lib/theme'
import { warn } from '@/platform/host/console'
import { reloadPage } from '@/platform/host/launch'
import type { IdentityStore } from './identity-store'

/** Pages subscribe to the calls that concern what they show. */
export type PageCall = 'openCancelDialog' | 'noticeAllRead'

type Handlers = { [Name in NativeCallName]: (payload: InferOutput<(typeof NATIVE_CALLS)[Name]>) => void }

/** Receives what the native app calls: payloads are checked, junk is dropped with a console warning. */
export class NativeCalls {
  private readonly listeners = new Map<PageCall, Set<() => void>>()
  private readonly handlers: Handlers

  constructor(
    identity: IdentityStore,
    onFailCount: (count: number) => void,
    onTheme: (choice: ThemeChoice) => void,
  ) {
    this.handlers = {
      setImageFileId: image => identity.receiveImage(image),
      setBankNo: card => identity.setBankNo(card.bankNo),
      transmitBankCard: card => identity.setBankNo(card.bankNo),
      setUpdateStatus: ({ isUpdating }) => identity.setUpdating(isUpdating),
      showFailCount: ({ failCount }) => {
        identity.setFailCount(failCount)
        onFailCount(failCount)
      },
      setFacialImageId: ({ fileId }) => identity.setFacialFile(fileId),
      setTheme: ({ theme }) => onTheme(theme),
      reloadPage,
      openCancelDialog: () => this.notify('openCancelDialog'),
      noticeAllRead: () => this.notify('noticeAllRead'),
    }
  }

  /** Starts receiving; calls that came before the first render are delivered now. */
  connect(): void {
    connectNativeCalls(this.receive)
  }

  /** Listens until the returned function is called. */
  subscribe(call: PageCall, listener: () => void): () => void {
    const listeners = this.listeners.get(call) ?? new Set()
    this.listeners.set(call, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  readonly receive = (name: string, payload: unknown): void => {
    if (!Object.prototype.hasOwnProperty.call(NATIVE_CALLS, name)) {
      return warn('dropped an unknown native call')
    }
    this.dispatch(name as NativeCallName, payload)
  }

  private dispatch<Name extends NativeCallName>(name: Name, payload: unknown): void {
    const parsed = safeParse(NATIVE_CALLS[name] as GenericSchema, payload)
    if (!parsed.success) return warn(`dropped native call ${name}: malformed payload`)
    const handle = this.handlers[name]
    handle(parsed.output)
  }

  private notify(call: PageCall): void {
    for (const listener of this.listeners.get(call) ?? []) listener()
  }
}
