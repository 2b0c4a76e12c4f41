import { makeAutoObservable } from 'mobx'
import type { Document } from '@/contract/document'
import { isOn } from '@/lib/flag'

/** Documents read to the end since the login: lists that were fetched before show them as read. */
export class ReadDocuments {
  private readonly ids = new Set<string>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  add(docId: string): void {
    this.ids.add(docId)
  }

  has({ docId, readFlag }: Pick<Document, 'docId' | 'readFlag'>): boolean {
    return isOn(readFlag) || this.ids.has(docId)
  }
}
