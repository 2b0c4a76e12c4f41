import { makeAutoObservable } from 'mobx'
import type { Query } from '@/api/query'
import {
  type Agreement,
  AGREEMENT_CODES,
  agreementContent,
  agreementSign,
  type AgreementCode,
} from '@/contract/agreement'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { ReadingGate } from '@/domains/reading/reading-gate'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { readingPurpose } from './reading-purpose'

const isSignable = (code: string): code is AgreementCode =>
  (AGREEMENT_CODES as readonly string[]).includes(code)

/** One agreement: its text, how far it was read, and its acceptance. */
export class AgreementStore {
  readonly content: Resource<Agreement>
  readonly signing: Submission<{ code: AgreementCode; version: string }, unknown>
  readonly gate: ReadingGate

  constructor(
    private readonly root: RootStore,
    query: Query<'agreementContent'>,
  ) {
    this.content = new Resource(signal => root.read(agreementContent, query, signal))
    this.signing = new Submission(({ code, version }, requestNo) =>
      root.write(
        agreementSign,
        { codes: [code], versions: [version], scene: 'update' },
        { label: '确认', requestNo },
      ),
    )
    this.gate = new ReadingGate(root, {
      isKept: () => root.user.session === 'known',
      onRead: () => this.noteRead(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, content: false, signing: false, gate: false },
      { autoBind: true },
    )
  }

  /** What the page offers below the text. */
  get purpose(): 'form' | 'sign' | 'read' {
    const { data } = this.content
    if (!data || !isSignable(data.code)) return 'read'
    return readingPurpose({
      isWanted: this.root.get(ReadAgreements).isWanted(data.code),
      isCustomer: this.root.user.session === 'known',
      isCurrent: data.versions[0]?.agreementId === data.agreementId,
      version: data.version,
      signedVersion: data.signedVersion,
    })
  }

  /** Accepts the version that was read; the page then says since when it is accepted. */
  async sign(): Promise<void> {
    const { data } = this.content
    if (!data || !isSignable(data.code)) return
    await this.gate.report()
    const answer = await this.signing.submit({ code: data.code, version: data.version })
    if (answer) await this.content.load()
  }

  private noteRead(): void {
    const { data } = this.content
    if (data) this.root.get(ReadAgreements).note(data.code, data.version)
  }
}
