import { makeAutoObservable, observableRef } from 'mobx'
import { docReadReport, fileUrlQuery } from '@/contract/document'
import type { ResponseOf } from '@/contract/endpoint'
import { READ_STATUS } from '@/contract/tables/document'
import { isFileAddress } from '@/domains/documents/file-address'
import { AppError } from '@/lib/app-error'
import type { PdfFailure } from '@/platform/elements/pdf-view.types'
import type { HostFile } from '@/platform/host/file.types'
import { Changes } from '@/stores/primitives/changes'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { readingSeconds } from './agreement-reading'
import type { PdfSource } from './pdf-source'

/** Zoom of a page in percent of its width. */
export const ZOOM_STEPS = [100, 125, 150, 200, 250, 300, 400] as const

/** A file to show, and what it is called; `docId` is `''` for what is not read but kept (a statement). */
export interface PdfFile extends HostFile {
  readonly docId: string
  readonly name: string
}

interface Reading {
  readonly lastPage: number
  readonly seconds: number
}

const REFUSED = '文件无法打开：链接不完整，或不是本公司的文件'
const refusal = () => new AppError({ kind: 'contract', message: REFUSED, isFinal: true })

/** One PDF: its address, where the customer is in it, and that they read it to its end. */
export class PdfStore {
  readonly file: Resource<PdfFile>
  readonly reading: Submission<Reading, ResponseOf<typeof docReadReport>>
  hasOpened = false
  /** 0 while unknown, and where the host's own viewer shows the file. */
  pageCount = 0
  page = 0
  zoom: number = ZOOM_STEPS[0]
  failure: PdfFailure | undefined
  /** The page to go to; an object of its own each time. */
  target: { readonly page: number } | undefined
  /** The server did not count the reading: the document wants more time. */
  isTooShort = false
  /** The server counts the document as read. */
  isRead = false
  private readonly openedAt = Date.now()

  constructor(
    private readonly root: RootStore,
    source: PdfSource,
  ) {
    this.file = new Resource(async signal => {
      if (source.kind === 'refused') throw refusal()
      if (source.kind === 'address') {
        const { url, fileName } = source
        return { url, fileName, format: 'pdf', docId: '', name: fileName }
      }
      const { url, fileName, format, docId, docName } = await root.api.call(
        fileUrlQuery,
        { fileId: source.fileId },
        { showLoading: false, signal },
      )
      if (!isFileAddress(url)) throw refusal()
      return { url, fileName, format, docId, name: docName || fileName }
    })
    this.reading = new Submission(({ lastPage, seconds }, requestNo) =>
      root.api.call(
        docReadReport,
        { docId: this.file.data?.docId ?? '', lastPage, isEnd: '1', seconds },
        { showLoading: false, label: '阅读记录保存', requestNo },
      ),
    )
    makeAutoObservable<this, 'root' | 'openedAt'>(
      this,
      { root: false, openedAt: false, file: false, reading: false, target: observableRef },
      { autoBind: true },
    )
  }

  /** How much of the file has been passed, in percent. */
  get progress(): number {
    return this.pageCount > 0 ? Math.round((this.page / this.pageCount) * 100) : 0
  }

  opened(pageCount: number): void {
    this.hasOpened = true
    this.pageCount = pageCount
    this.failure = undefined
  }

  turnTo(page: number): void {
    this.page = page
  }

  /** The end has been on the screen: the file counts as read. */
  reachEnd(): void {
    void this.reportRead()
  }

  goTo(page: number): void {
    this.target = { page }
  }

  /** One step nearer (1) or further away (-1). */
  zoomBy(step: 1 | -1): void {
    const index = ZOOM_STEPS.findIndex(zoom => zoom === this.zoom)
    this.zoom = ZOOM_STEPS[index + step] ?? this.zoom
  }

  fail(reason: PdfFailure): void {
    this.failure = reason
  }

  /** Asks for a fresh address and opens the file anew. */
  retry(): void {
    this.failure = undefined
    this.pageCount = 0
    void this.file.load()
  }

  /** The reading could not be told to the server: tells it again. */
  recover(): void {
    if (this.reading.phase === 'failed' && !this.reading.error?.isFinal) void this.reportRead()
  }

  /** The customer has read to the end: once the server has counted it, lists show it too. */
  async reportRead(): Promise<void> {
    const docId = this.file.data?.docId
    if (!docId || this.isRead) return
    const seconds = readingSeconds(Date.now() - this.openedAt)
    const answer = await this.reading.submit({ lastPage: Math.max(1, this.pageCount), seconds })
    if (answer) this.takeReadStatus(docId, answer.readStatus === READ_STATUS.read)
  }

  private takeReadStatus(docId: string, isRead: boolean): void {
    this.isRead = isRead
    this.isTooShort = !isRead
    if (isRead) this.root.get(Changes).note('document', docId, { readFlag: '1' })
  }
}
