import { makeAutoObservable } from 'mobx'
import type { Document } from '@/contract/document'
import { agreementError } from '@/domains/agreements/agreements-to-read'
import { isOn, mayBeOn } from '@/lib/flag'
import { flag, type Field } from '@/stores/form/field'
import type { RootStore } from '@/stores/root/root-store'

/** Documents to be read one by one before the customer can agree to them: `agreed` takes no yes while one is left. */
export class DocumentGate {
  /** For the form of the page, and `AgreementBox`. */
  readonly agreed: Field<boolean>

  /** `documents` answers what is to be read, in its order, as a list that follows `Changes` has it; `reader` shows one. */
  constructor(
    private readonly root: RootStore,
    private readonly documents: () => readonly Document[],
    private readonly reader: 'content/pdf' | 'signing/contract-pdf' = 'content/pdf',
  ) {
    this.agreed = flag({ rule: agreed => agreementError(agreed, this.unread.map(titleOf)) })
    makeAutoObservable<this, 'root' | 'documents' | 'reader'>(
      this,
      { root: false, documents: false, reader: false, agreed: false },
      { autoBind: true },
    )
  }

  get list(): readonly Document[] {
    return this.documents()
  }

  get readCount(): number {
    return this.list.filter(this.isRead).length
  }

  /** What has to be read and has not been, in its order. */
  get unread(): readonly Document[] {
    return this.list.filter(document => mayBeOn(document.mustRead) && !this.isRead(document))
  }

  /** Why the customer cannot agree and go on yet. */
  get reason(): string | undefined {
    const { length } = this.unread
    return length > 0 ? `还有 ${length} 份文件未读完` : undefined
  }

  isRead(document: Document): boolean {
    return isOn(document.readFlag)
  }

  open({ fileId }: Document): void {
    this.root.navigation.go(this.reader, { fileId })
  }

  /** To what has to be read next; nothing once all of it is. */
  openNext(): void {
    const [next] = this.unread
    if (next) this.open(next)
  }
}

function titleOf({ docName }: Document): { title: string } {
  return { title: docName }
}
