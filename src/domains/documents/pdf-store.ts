import { makeAutoObservable, observableRef } from 'mobx'
import { type DocumentReading, docText, fileUrlQuery } from '@/contract/document'
import type { ResponseOf } from '@/contract/endpoint'
import { ReadingGate } from '@/domains/reading/reading-gate'
import { AppError } from '@/lib/app-error'
import type { CancelSignal } from '@/lib/cancellation'
import { isOn, mayBeOn } from '@/lib/flag'
import { TELLS_PAGES } from '@/platform/elements/pdf-view'
import type { PdfFailure } from '@/platform/elements/pdf-view.types'
import type { HostFile } from '@/platform/host/file.types'
import { Changes } from '@/stores/primitives/changes'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { isFileAddress } from './file-address'
import type { PdfSource } from './pdf-source'
import { documentTextOf, fileOf } from './queries'

/** Zoom of a page in percent of its width. */
export const ZOOM_STEPS = [100, 125, 150, 200, 250, 300, 400] as const

/** Who reads larger text begins nearer: with the step of their text, never below the page's width. */
export function startZoom(scale: number): number {
  return ZOOM_STEPS.find(step => step >= scale) ?? ZOOM_STEPS[0]
}

/** A file to show, and what it is called; `docId` is `''` for what is not read but kept (a statement). */
export interface PdfFile extends HostFile {
  readonly docId: string
  readonly name: string
  /** The server has what it says, as text. */
  readonly hasText: boolean
  readonly reading: DocumentReading | null
}

export type DocumentText = ResponseOf<typeof docText>

const REFUSED = '文件无法打开：链接不完整，或不是本公司的文件'
const refusal = () => new AppError({ kind: 'contract', message: REFUSED, isFinal: true })

/** One PDF: its address, its text where its pages cannot be shown, where the customer is in it, and that they read it to its end. */
export class PdfStore {
  readonly file: Resource<PdfFile>
  readonly text: Resource<DocumentText>
  readonly gate: ReadingGate
  hasOpened = false
  /** 0 while unknown, and where the host's own viewer shows the file. */
  pageCount = 0
  page = 0
  zoom: number
  failure: PdfFailure | undefined
  private wantsText = false
  /** How far the server knows the customer to have come. */
  private toldPage = 0
  private readonly fetchFile: (signal?: CancelSignal) => Promise<PdfFile>
  /** The page to go to; an object of its own each time. */
  target: { readonly page: number } | undefined
  constructor(
    private readonly root: RootStore,
    source: PdfSource,
  ) {
    this.zoom = startZoom(root.ui.scale)
    this.fetchFile = async signal => {
      if (source.kind === 'refused') throw refusal()
      if (source.kind === 'address') {
        const { url, fileName } = source
        return { url, fileName, format: 'pdf', docId: '', name: fileName, hasText: false, reading: null }
      }
      const { docName, ...file } = await root.read(fileUrlQuery, fileOf({ fileId: source.fileId }), signal)
      if (!isFileAddress(file.url)) throw refusal()
      const { url, fileName, format, docId, reading } = file
      const name = docName || fileName
      return { url, fileName, format, docId, name, hasText: isOn(file.hasText), reading }
    }
    this.file = new Resource(this.fetchFile)
    this.text = new Resource(signal =>
      root.read(docText, documentTextOf({ fileId: source.kind === 'file' ? source.fileId : '' }), signal),
    )
    this.gate = new ReadingGate(root, {
      onRead: ({ docId }) => root.get(Changes).note('document', docId, { readFlag: '1' }),
      onReplaced: () => void this.renew(),
    })
    makeAutoObservable<this, 'root' | 'fetchFile' | 'toldPage'>(
      this,
      {
        root: false,
        fetchFile: false,
        toldPage: false,
        file: false,
        text: false,
        gate: false,
        target: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Nobody could tell that its own pages were read: the host shows them, or nothing does. */
  private get mustBeText(): boolean {
    const { data } = this.file
    if (this.isElsewhere) return data?.reading != null || (data?.hasText ?? false)
    return data?.reading != null && !TELLS_PAGES
  }

  /** No second try shows its pages here; another reader may. */
  get isElsewhere(): boolean {
    return this.failure === 'unsupported' || this.failure === 'locked'
  }

  /** The text stands for the file: the customer wants it, or its pages are not shown on ours. */
  get isText(): boolean {
    return this.mustBeText || (this.wantsText && this.canSwitch)
  }

  /** Both views are there to choose from. */
  get canSwitch(): boolean {
    const { data } = this.file
    return (data?.hasText ?? false) && data?.format === 'pdf' && !this.mustBeText && !this.failure
  }

  /** A document that has to be read, and has not been in this version. */
  get isDue(): boolean {
    const reading = this.file.data?.reading
    return reading != null && mayBeOn(reading.mustRead) && !isOn(reading.readFlag)
  }

  /** The page at which a reading that was begun before goes on; 0 where it begins. */
  get resumePage(): number {
    const page = this.file.data?.reading?.readPage ?? 0
    return this.isDue && page > 1 ? page : 0
  }

  /** How much of the file has been passed, in percent. */
  get progress(): number {
    return this.pageCount > 0 ? Math.round((this.page / this.pageCount) * 100) : 0
  }

  opened(pageCount: number): void {
    this.hasOpened = true
    this.pageCount = pageCount
    this.failure = undefined
    const { data } = this.file
    if (data?.reading) this.beginReading(data.docId, data.reading, data.reading.hash, pageCount)
    if (this.page === 0 && this.resumePage > 0) this.goTo(this.resumePage)
  }

  /** The text is on the screen, in place of the file's pages. */
  openedText({ hash, pages }: DocumentText): void {
    const { data } = this.file
    if (pages.length === 0) return
    this.hasOpened = true
    if (data?.reading) this.beginReading(data.docId, data.reading, hash, pages.length)
  }

  /** Between the paper's own pages and its text; a reading goes on in either. */
  show(view: 'original' | 'text'): void {
    this.wantsText = view === 'text'
    // Its pages are opened anew, at the one the customer left.
    if (view === 'original' && this.page > 1) this.goTo(this.page)
  }

  turnTo(page: number): void {
    this.page = page
  }

  /** A page of the text has come onto the screen. */
  reach(page: number): void {
    this.page = Math.max(this.page, page)
  }

  /** What has to be read is left half read, for another page or for good: the server keeps how far. */
  leave(): void {
    const { data } = this.file
    if (!data || !this.isDue || this.page <= this.toldPage || !this.root.user.user) return
    const { id } = this.root.user.user
    const readPage = Math.max(this.page, data.reading?.readPage ?? 0)
    const note = () => {
      if (this.root.user.user?.id === id) this.root.get(Changes).note('document', data.docId, { readPage })
    }
    // Once more when the server knows: a list that was fetched meanwhile has overtaken it.
    if (!this.gate.leave(this.page, note)) return
    this.toldPage = this.page
    note()
  }

  /** The page goes. */
  dispose(): void {
    this.leave()
  }

  goTo(page: number): void {
    this.target = { page }
  }

  /** One step nearer (1) or further away (-1). */
  zoomBy(step: 1 | -1): void {
    const index = ZOOM_STEPS.findIndex(zoom => zoom === this.zoom)
    this.zoom = ZOOM_STEPS[index + step] ?? this.zoom
  }

  /** A double tap: twice as near as the paper was opened, and back again. */
  zoomInOrBack(): void {
    const start = startZoom(this.root.ui.scale)
    const near = ZOOM_STEPS.find(step => step >= 2 * start) ?? ZOOM_STEPS[ZOOM_STEPS.length - 1] ?? start
    this.zoom = this.zoom > start ? start : near
  }

  fail(reason: PdfFailure): void {
    this.failure = reason
  }

  /** The file with an address that still opens; the one that is shown stays where it is. */
  async freshFile(file: PdfFile): Promise<PdfFile> {
    try {
      return await this.fetchFile()
    } catch {
      return file
    }
  }

  /** Asks for a fresh address and opens the file anew. */
  retry(): void {
    this.failure = undefined
    this.pageCount = 0
    void this.file.load()
  }

  private beginReading(docId: string, reading: DocumentReading, hash: string, lastPage: number): void {
    const wasRead = isOn(reading.readFlag)
    const minReadSeconds = wasRead ? 0 : reading.minReadSeconds
    this.gate.opened({ docId, hash, lastPage, wasRead, minReadSeconds, version: reading.version })
  }

  /** A newer version came out: it is shown in place of the one that was read, from its beginning. */
  private async renew(): Promise<void> {
    // First the facts of the new version, by which its text is then read.
    await this.file.load()
    if (this.isText) await this.text.load()
    else this.goTo(1)
  }
}
