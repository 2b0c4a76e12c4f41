import type { PageCall } from '@/contract/native-call-names'
import { connectNativeCalls } from '@/platform/host/bridge'
import { warn } from '@/platform/host/console'
import type { CallTargets } from '@/stores/root/native-call-effects'

/**
 * Receives what the native app calls. What checks the payloads and carries them out comes with the first call (native-call-effects):
 * most customers' hosts never call, and every start would wait for it.
 */
export class NativeCalls {
  private readonly listeners = new Map<PageCall, Set<() => void>>()

  constructor(private readonly targets: CallTargets) {}

  /** Starts receiving; calls that came before the first render are delivered now. */
  connect(): void {
    connectNativeCalls((name, payload) => void this.receive(name, payload))
  }

  /** Listens until the returned function is called. */
  subscribe(call: PageCall, listener: () => void): () => void {
    const listeners = this.listeners.get(call) ?? new Set()
    this.listeners.set(call, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Carries a call out, in the order of their coming; junk is dropped with a console warning. */
  async receive(name: string, payload: unknown): Promise<void> {
    try {
      const { carryOut } = await import('@/stores/root/native-call-effects')
      carryOut(name, payload, this.targets)
    } catch {
      warn(`native call ${name} could not be carried out`)
    }
  }

  /** Tells the pages that listen. */
  notify(call: PageCall): void {
    for (const listener of this.listeners.get(call) ?? []) listener()
  }
}
