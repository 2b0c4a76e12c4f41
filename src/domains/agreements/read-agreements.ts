import { makeAutoObservable, observableShallow } from 'mobx'
import type { AgreementCode } from '@/contract/agreement'

/**
 * Agreements that were read to their end, in which version, and those that a form waits for. In memory alone: it outlives
 * the page of the agreement, and goes with the session.
 */
export class ReadAgreements {
  private readonly versions = new Map<string, string>()
  private wanted: readonly string[] = []

  constructor() {
    makeAutoObservable<this, 'versions' | 'wanted'>(
      this,
      { versions: observableShallow, wanted: true },
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
  }

  /** The version that was read; `undefined` for what was not. */
  versionOf(code: string): string | undefined {
    return this.versions.get(code)
  }

  /** A newer version came out meanwhile: they have to be read again. */
  forget(): void {
    this.versions.clear()
  }
}
