import { makeAutoObservable, observableRef } from 'mobx'
import { fileUploadInfo, type UploadedFile } from '@/contract/upload'
import { toAppError } from '@/lib/app-error'
import { uuid } from '@/lib/uuid'
import { isFileAddress } from '@/domains/documents/file-address'
import { openFile } from '@/platform/host/file'
import type { HostResult } from '@/platform/host/host.types'
import type { FileSource } from '@/platform/host/file-bytes.types'
import { assetUrl } from '@/platform/look/asset-url'
import type { RootStore } from '@/stores/root/root-store'
import { tellFailure } from '@/stores/root/tell-failure'
import { uploadOf } from './queries'
import { UploadStore, type UploadTarget } from './upload-store'
import { isOfTheLine, uploadErrorText } from './upload-words'

/** What a form holds of a file: one that the server has. */
export type FileValue = Pick<UploadedFile, 'fileId' | 'mime' | 'size'>

/** A file of the device that is to be handed in. */
export interface ChosenFile {
  readonly file: FileSource
  /** `''` of a document. */
  readonly preview: string
  release(): void
}

const OPEN_TEXTS = {
  done: undefined,
  cancelled: undefined,
  unsupported: '这里不能打开文件，请在手机浏览器或APP中查看',
  failed: '文件没有打开，请再点一次',
} as const

const NOT_OPENED: HostResult = { kind: 'failed', message: '' }

/** One of a list of files, from its choice to the server. `value` is set exactly while the server has it. */
export class ListedFile {
  readonly key = uuid()
  readonly upload: UploadStore
  phase: 'doubtful' | 'uploading' | 'done' | 'failed' = 'uploading'
  value: FileValue | undefined
  /** Address to show it by; `''` of a document, and while nothing can be shown. */
  preview = ''
  /** What is wrong with it, and what to do next. */
  problem: string | undefined
  isOpening = false
  private chosen: ChosenFile | undefined

  constructor(
    private readonly root: RootStore,
    target: UploadTarget,
  ) {
    this.upload = new UploadStore(root, target)
    makeAutoObservable<this, 'root' | 'chosen'>(
      this,
      { key: false, upload: false, root: false, chosen: false, value: observableRef },
      { autoBind: true },
    )
  }

  get isBusy(): boolean {
    return this.phase === 'uploading'
  }

  /** Whether what failed may go well with the same file. */
  get canRetry(): boolean {
    const { error } = this.upload
    return this.phase === 'failed' && error !== undefined && isOfTheLine(error)
  }

  /** Whether it is a document to be looked at: a picture stands in its row. */
  get canOpen(): boolean {
    return this.phase === 'done' && this.value?.mime === 'application/pdf'
  }

  /** Shows a document as the server has it; `name` is what it is called in the list. */
  async open(name: string): Promise<void> {
    const { value } = this
    if (!value || this.isOpening) return
    this.isOpening = true
    try {
      const query = uploadOf({ fileId: value.fileId })
      const { fileUrl } = await this.root.read(fileUploadInfo, query, undefined, {
        quiet: 'told by the caller',
      })
      const file = { url: fileUrl, fileName: `${name}.pdf`, format: 'pdf' } as const
      const result: HostResult = isFileAddress(fileUrl) ? await openFile(file) : NOT_OPENED
      const text = result.kind === 'failed' && result.message ? result.message : OPEN_TEXTS[result.kind]
      if (text) this.root.ui.showMessage({ text, durationMs: 4000 }, 'error')
    } catch (cause) {
      tellFailure(this.root, OPEN_TEXTS.failed, cause)
    } finally {
      this.endOpening()
    }
  }

  /** Hands a file in; one with a doubt waits until the customer says that it shall be used all the same. */
  async take(chosen: ChosenFile, doubt: string | undefined): Promise<void> {
    this.chosen = chosen
    this.preview = chosen.preview
    if (doubt !== undefined) return this.enter('doubtful', doubt)
    await this.send()
  }

  /** Uses what there is a doubt about. */
  async useAnyway(): Promise<void> {
    if (this.phase === 'doubtful') await this.send()
  }

  /** Goes on with an upload that failed. */
  async retry(): Promise<void> {
    if (!this.canRetry) return
    this.enter('uploading')
    await this.upload.retry()
    this.settle()
  }

  /** Takes what the server already has, as a draft or an earlier application brings it, and asks how it looks. */
  async fill(value: FileValue): Promise<void> {
    this.value = value
    this.enter('done')
    try {
      const query = uploadOf({ fileId: value.fileId })
      const { fileUrl, mime } = await this.root.read(fileUploadInfo, query, undefined, {
        quiet: 'background',
      })
      this.show(mime === 'application/pdf' ? '' : (assetUrl(fileUrl) ?? ''))
    } catch (cause) {
      // Without a line only its picture is missing.
      if (toAppError(cause).isFinal) this.lose()
    }
  }

  /** It is taken off the list: what is on its way ends, and nothing of it stays on the device. */
  dispose(): void {
    this.upload.cancel()
    this.chosen?.release()
    this.chosen = undefined
  }

  private endOpening(): void {
    this.isOpening = false
  }

  private async send(): Promise<void> {
    const { chosen } = this
    if (!chosen) return
    this.enter('uploading')
    await this.upload.start(chosen.file)
    this.settle()
  }

  private settle(): void {
    const { file, error, phase } = this.upload
    // Taken off the list meanwhile.
    if (phase === 'idle') return
    if (!file) return this.enter('failed', error ? uploadErrorText(error) : '文件没有上传，请重试')
    const { fileId, mime, size } = file
    this.value = { fileId, mime, size }
    this.enter('done')
  }

  private show(preview: string): void {
    this.preview = preview
  }

  /** The server has it no more. */
  private lose(): void {
    this.value = undefined
    this.enter('failed', '文件已失效，请删除后重新上传')
  }

  private enter(phase: ListedFile['phase'], problem?: string): void {
    this.phase = phase
    this.problem = problem
  }
}
