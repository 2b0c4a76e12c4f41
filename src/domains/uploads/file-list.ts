import { makeAutoObservable, observableShallow, reaction } from 'mobx'
import { PICTURE_MIN_EDGE, UPLOAD_MAX_BYTES } from '@/contract/upload'
import { judgePhoto, problemText } from '@/lib/photo-quality'
import { openPhotoSettings, takePhoto } from '@/platform/host/photo'
import type { PickedPhoto } from '@/platform/host/photo.types'
import { pickFile } from '@/platform/host/pick-file'
import { Field } from '@/stores/form/field'
import type { RootStore } from '@/stores/root/root-store'
import { type ChosenFile, type FileValue, ListedFile } from './listed-file'
import type { UploadTarget } from './upload-store'
import { leadToSettings } from './host-settings'

/** What is not taken (rule V-FILE). */
export const WRONG_FILE = '仅支持JPG、PNG、PDF，单个文件不超过10MB'
const SMALL_PICTURE = '图片太小，看不清内容，请重新拍摄'

interface FileListOptions extends UploadTarget {
  readonly max: number
  readonly label: string
  /** What to say while there is none; a list that may stay empty says nothing. */
  readonly required?: string
}

/** Where a file comes from. */
export type FileOrigin = 'camera' | 'album' | 'file'

type Picked = { readonly chosen: ChosenFile; readonly doubt?: string } | { readonly problem: string }

function areFiles(value: unknown): value is readonly FileValue[] {
  return (
    Array.isArray(value) &&
    value.every((one: Partial<Record<keyof FileValue, unknown>> | null) => {
      const { fileId, mime, size } = one ?? {}
      return typeof fileId === 'string' && typeof mime === 'string' && typeof size === 'number'
    })
  )
}

const idsOf = (values: readonly FileValue[]) => values.map(({ fileId }) => fileId).join()

/** Several files for one end, as a field of a form: those that the server has are its value. */
export class FileList {
  readonly field: Field<readonly FileValue[]>
  list: ListedFile[] = []
  /** Why the last choice brought nothing. */
  problem: string | undefined
  /** The host's settings keep the camera shut. */
  isRefused = false
  private turn = 0
  private readonly stops: (() => void)[]

  constructor(
    private readonly root: RootStore,
    private readonly options: FileListOptions,
  ) {
    const { label, required } = options
    this.field = new Field<readonly FileValue[]>({
      initial: [],
      accepts: areFiles,
      label,
      required,
      rule: () => this.openReason,
    })
    makeAutoObservable<this, 'root' | 'options' | 'turn' | 'stops'>(
      this,
      { field: false, root: false, options: false, turn: false, stops: false, list: observableShallow },
      { autoBind: true },
    )
    this.stops = [
      reaction(
        () => this.values,
        values => idsOf(values) !== idsOf(this.field.content) && this.field.set(values),
      ),
      // A draft, or an earlier application.
      reaction(
        () => this.field.content,
        values => idsOf(values) !== idsOf(this.values) && this.fill(values),
      ),
    ]
  }

  get max(): number {
    return this.options.max
  }

  get canAdd(): boolean {
    return this.list.length < this.max
  }

  /** Something is on its way, or waits for the customer's word: nothing may be sent that holds the list. */
  get openReason(): string | undefined {
    if (this.list.some(({ isBusy }) => isBusy)) return '文件还在上传，请稍候'
    return this.list.every(({ phase }) => phase === 'done') ? undefined : '有文件没有上传成功，请处理后继续'
  }

  /** Opens camera, album or files, on a tap. Asked again, an earlier request that was left open comes to nothing. */
  async add(from: FileOrigin): Promise<void> {
    if (!this.canAdd) return
    this.turn += 1
    const { turn } = this
    this.tell(undefined)
    const picked = from === 'file' ? await this.chosenFile() : await this.takenPhoto(from)
    if (!picked) return
    if ('problem' in picked) return turn === this.turn ? this.tell(picked.problem, this.isRefused) : undefined
    if (turn !== this.turn || !this.canAdd) return picked.chosen.release()
    const file = new ListedFile(this.root, this.options)
    this.append(file)
    await file.take(picked.chosen, picked.doubt)
  }

  /** Takes a file off the list, once the customer is sure; one that the server does not have at once. */
  async remove(file: ListedFile): Promise<void> {
    const isSure = !file.value || (await this.root.ui.confirm(REMOVAL))
    if (!isSure) return
    file.dispose()
    this.drop(file)
  }

  /** Leads to the host's settings, on a tap. */
  openSettings(): void {
    this.tell(undefined)
    void leadToSettings(this.root, openPhotoSettings)
  }

  dispose(): void {
    this.stops.forEach(stop => stop())
    this.list.forEach(file => file.dispose())
  }

  private get values(): readonly FileValue[] {
    return this.list.flatMap(({ value }) => value ?? [])
  }

  private fill(values: readonly FileValue[]): void {
    this.list.forEach(file => file.dispose())
    this.list = values.slice(0, this.max).map(value => {
      const file = new ListedFile(this.root, this.options)
      void file.fill(value)
      return file
    })
  }

  private append(file: ListedFile): void {
    this.list.push(file)
  }

  private drop(file: ListedFile): void {
    this.list = this.list.filter(one => one !== file)
  }

  private tell(problem: string | undefined, isRefused = false): void {
    this.problem = problem
    this.isRefused = isRefused
  }

  private async takenPhoto(from: 'camera' | 'album'): Promise<Picked | undefined> {
    const result = await takePhoto({ from, camera: 'back' })
    switch (result.kind) {
      case 'picked':
        return judged(result.photo, from)
      case 'refused':
        this.tell(undefined, true)
        return { problem: result.message }
      case 'failed':
        return { problem: result.message }
      case 'unsupported':
        return { problem: UNSUPPORTED }
      default:
        return undefined
    }
  }

  private async chosenFile(): Promise<Picked | undefined> {
    const result = await pickFile({ maxBytes: UPLOAD_MAX_BYTES })
    switch (result.kind) {
      case 'picked':
        return { chosen: result.picked }
      case 'wrong':
        return { problem: WRONG_FILE }
      case 'failed':
        return { problem: result.message }
      case 'unsupported':
        return { problem: UNSUPPORTED }
      default:
        return undefined
    }
  }
}

const UNSUPPORTED = '当前环境无法选择文件，请在手机浏览器或App中打开，或联系客服'
const REMOVAL = { title: '删除这份文件？', message: '删除后需要重新上传。', confirmText: '删除' }

/** One from the camera is judged as a page; what lies in the album may be a picture of a screen, which no camera's faults are looked for in. */
function judged(photo: PickedPhoto, from: 'camera' | 'album'): Picked {
  if (Math.min(photo.width, photo.height) < PICTURE_MIN_EDGE) {
    photo.release()
    return { problem: SMALL_PICTURE }
  }
  const { problems } = judgePhoto(photo.luminance, photo, 'page')
  const isDoubtful = from === 'camera' && problems.length > 0
  return { chosen: photo, doubt: isDoubtful ? problemText(problems) : undefined }
}
