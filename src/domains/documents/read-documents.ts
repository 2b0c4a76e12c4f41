import { makeAutoObservable } from 'mobx'
import type { Document } from '@/contract/document'
import { isOn } from '@/lib/flag'

type Version = Pick<Document, 'docId' | 'version'>

const keyOf = ({ docId, version }: Version) => `${docId} ${version}`

/** Documents read to the end since the login, each in its version: lists that were fetched before show them as read. */
export class ReadDocuments {
  private readonly keys = new Set<string>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  add(version: Version): void {
    this.keys.add(keyOf(version))
  }

  has(document: Version & Pick<Document, 'readFlag'>): boolean {
    return isOn(document.readFlag) || this.keys.has(keyOf(document))
  }
}
