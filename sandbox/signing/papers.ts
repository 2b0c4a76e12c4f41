import { INNER } from '@/contract/codes'
import type { ContractDoc, SeenDoc } from '@/contract/signing'
import { isOn } from '@/lib/flag'
import { BusinessError } from '../api/business-error'
import { hashOfFile } from '../files/content'
import type { Db } from '../store/database'
import { documentOf, papersToSign, type DocumentRow } from '../store/documents'
import { fileById } from '../store/files'
import type { Signable } from './signable'

/** The hash of a paper's file, as it would be signed now. */
export function hashOfPaper(db: Db, { id, file_id: fileId }: DocumentRow): string {
  const file = fileById(db, fileId)
  if (!file) throw new Error(`Paper ${id} has no file`)
  return hashOfFile(db, file)
}

/** The papers of a contract; whatever they are elsewhere, all of them are to be read. */
export function contractDocs(db: Db, it: Signable): ContractDoc[] {
  return papersToSign(db, it.customer_id, it.papersOf).map(paper => ({
    ...documentOf(paper),
    mustRead: '1',
    hash: hashOfPaper(db, paper),
  }))
}

const isSameAs = (doc: SeenDoc) => (other: SeenDoc) => other.docId === doc.docId && other.hash === doc.hash

/** Whether these are all papers of the contract, each in its version of now. */
export function areCurrent(docs: readonly SeenDoc[], seen: readonly SeenDoc[]): boolean {
  return docs.length === seen.length && docs.every(doc => seen.some(isSameAs(doc)))
}

/** Refuses what was seen, if it is not what there is, or if it was not read (rule V-READ). */
export function requireRead(docs: readonly ContractDoc[], seen: readonly SeenDoc[]): void {
  const refuse = (msg: string) => new BusinessError(INNER.stateConflict, { msg })
  const replaced = docs.find(doc => !seen.some(isSameAs(doc)))
  if (replaced) throw refuse(`《${replaced.docName}》已更新，请重新阅读后再签署`)
  if (!areCurrent(docs, seen)) throw refuse('合同文件已变更，请重新阅读后再签署')
  const unread = docs.find(({ readFlag }) => !isOn(readFlag))
  if (unread) throw refuse(`请完整阅读《${unread.docName}》`)
}
