import { action, makeAutoObservable, observableShallow } from 'mobx'
import type { AgreementCode } from '@/contract/agreement'
import { localStore } from '@/platform/host/storage'

/** Versions that were read on this device, whoever it was: nothing personal. */
const KEY = 'agreementsRead'

function keptVersions(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/**
 * Agreements that were read to their end, in which version, and those that a form waits for. It outlives
 * the page of the agreement, and goes with the session; for the login the device remembers which versions were read, so that
 * nobody reads the same text at each login.
 */
export class ReadAgreements {
  private readonly versions = new Map<string, string>()
  private wanted: readonly string[] = []

  constructor() {
    makeAutoObservable<this, 'versions' | 'wanted'>(
      this,
      // A page's store says what it wants while it is made, in the middle of a drawing.
      { versions: observableShallow, wanted: true, want: action },
      { autoBind: true },
    )
  }

  /** A form needs these before it can be sent. */
  want(codes: readonly AgreementCode[]): void {
    this.wanted = codes
  }

  isWanted(code: string): boolean {
    return this.wanted.includes(code)
  }

  note(code: string, version: string): void {
    this.versions.set(code, version)
    localStore.set(KEY, JSON.stringify({ ...keptVersions(), [code]: version }))
  }

  /** The version that was read; `undefined` for what was not. */
  versionOf(code: string): string | undefined {
    return this.versions.get(code)
  }

  /** As `versionOf`, or the version that was read on this device before; a login says it, and the server knows newer ones. */
  knownVersionOf(code: string): string | undefined {
    const kept = keptVersions()[code]
    return this.versions.get(code) ?? (typeof kept === 'string' ? kept : undefined)
  }

  /** A newer version came out meanwhile: they have to be read again. */
  forget(): void {
    this.versions.clear()
    localStore.remove(KEY)
  }
}
