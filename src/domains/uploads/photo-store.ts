import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import type { PhotoType } from '@/contract/photo-types'
import { fileUploadInfo } from '@/contract/upload'
import { toAppError } from '@/lib/app-error'
import { judgePhoto, type PhotoQuality, type PhotoSubject } from '@/lib/photo-quality'
import { openPhotoSettings, takePhoto } from '@/platform/host/photo'
import type { PickedPhoto } from '@/platform/host/photo.types'
import { assetUrl } from '@/platform/look/asset-url'
import { IdentityStore, type Photo } from '@/stores/root/identity-store'
import type { RootStore } from '@/stores/root/root-store'
import { nativePhoto, nativeTargetOf, uploadTargetOf } from './native-photo'
import { uploadOf } from './queries'
import { UploadStore, type UploadTarget } from './upload-store'
import { isOfTheLine, uploadErrorText } from './upload-words'
import { leadToSettings } from './host-settings'

/** What a form holds of a photo: one that the server has. Edges in pixels. */
export interface PhotoValue {
  readonly fileId: string
  readonly width: number
  readonly height: number
}

export interface PhotoRule {
  readonly purpose: UploadTarget['purpose']
  readonly subject: PhotoSubject
  /** Photo type of the specification: in the native app its own screens take such a photo. */
  readonly photoType?: PhotoType
  readonly moduleCode?: string
  readonly moduleName?: string
  readonly camera?: 'back' | 'front'
  /** `true`: the customer may use a photo with a fault all the same; people judge it later. */
  readonly mayUseAnyway?: boolean
}

type Settled = 'empty' | 'checking' | 'problem' | 'uploading' | 'ready' | 'failed'
type Phase = Settled | 'picking'

/**
 * One photo from the camera to the server: picked, judged at once, handed in by pieces. `value` is set exactly while the server has
 * the photo that is shown. Asking again while the camera is open is always possible, since no host tells for sure that it was closed.
 */
export class PhotoStore {
  readonly upload: UploadStore
  phase: Phase = 'empty'
  value: PhotoValue | undefined
  /** Address to show it by. */
  preview: string | undefined
  /** What was found wrong and right; nothing of a photo that another device or the native app took. */
  quality: PhotoQuality | undefined
  /** What went wrong, and what to do next. */
  error: string | undefined
  /** The host's settings keep the camera shut. */
  isRefused = false
  /** The native app was asked: it tells of a photo alone, and nothing of a camera that it may not open. */
  isAppAsked = false
  private photo: PickedPhoto | undefined
  /** What was shown before the camera opened, and is again if nothing comes of it. */
  private settled: { readonly phase: Settled; readonly error: string | undefined } = {
    phase: 'empty',
    error: undefined,
  }
  private turn = 0
  private stopWaiting = () => {}

  constructor(
    private readonly root: RootStore,
    /** A function where it hangs on what is chosen by then. */
    private readonly given: PhotoRule | (() => PhotoRule),
  ) {
    this.upload = new UploadStore(root, () => uploadTargetOf(this.rule))
    makeAutoObservable<this, 'root' | 'given' | 'photo' | 'settled' | 'turn' | 'stopWaiting'>(
      this,
      {
        root: false,
        given: false,
        upload: false,
        photo: false,
        settled: false,
        turn: false,
        stopWaiting: false,
        value: observableRef,
        quality: observableRef,
      },
      { autoBind: true },
    )
  }

  get rule(): PhotoRule {
    return typeof this.given === 'function' ? this.given() : this.given
  }

  /** Nothing may be sent now that holds the photo. */
  get isBusy(): boolean {
    return this.phase === 'checking' || this.phase === 'uploading'
  }

  /** Whether the photo may be used although something is wrong with it; one too small is refused by the server as well. */
  get canUseAnyway(): boolean {
    const problems = this.quality?.problems ?? []
    return this.phase === 'problem' && this.rule.mayUseAnyway === true && !problems.includes('small')
  }

  /** Whether what failed may go well with the same photo. */
  get canRetry(): boolean {
    const { error } = this.upload
    return this.phase === 'failed' && error !== undefined && isOfTheLine(error)
  }

  /** Opens camera or album, on a tap. */
  async pick(from: 'camera' | 'album'): Promise<void> {
    if (this.isBusy) return
    const turn = this.beginPicking()
    const { camera = 'back' } = this.rule
    const result = await takePhoto({ from, camera, native: nativeTargetOf(this.rule) })
    if (turn !== this.turn) return result.kind === 'picked' ? result.photo.release() : undefined
    switch (result.kind) {
      case 'picked':
        return this.take(result.photo)
      case 'waiting':
        return runInAction(() => void (this.isAppAsked = true))
      case 'cancelled':
        return this.backToSettled()
      case 'unsupported':
        return this.backToSettled('当前环境无法拍照或选择照片，请在手机浏览器或App中打开，或联系客服')
      case 'refused':
      case 'failed':
        return this.backToSettled(result.message, result.kind === 'refused')
    }
  }

  /** Uses a photo with a fault all the same. */
  async useAnyway(): Promise<void> {
    if (this.canUseAnyway && this.photo) await this.send(this.photo)
  }

  /** Goes on with an upload that failed. */
  async retry(): Promise<void> {
    if (!this.canRetry) return
    const turn = this.turn
    this.enter('uploading')
    await this.upload.retry()
    this.settle(turn)
  }

  /** Empties the slot, whatever was going on; of a typed photo what the native app handed in goes too. */
  clear(): void {
    this.drop()
    const { photoType, moduleCode } = this.rule
    if (photoType && !moduleCode) this.root.get(IdentityStore).clearPhoto(photoType)
  }

  /** Takes what the server already has, as a draft or an application that came back brings it. */
  async fill(value: PhotoValue | undefined): Promise<void> {
    this.drop()
    if (!value) return
    this.value = value
    this.enter('ready')
    await this.show(value.fileId, { quiet: 'background' })
  }

  /** Leads to the host's settings, on a tap. */
  openSettings(): void {
    this.isRefused = false
    this.error = undefined
    void leadToSettings(this.root, openPhotoSettings)
  }

  /** The page is gone: what is on its way ends, and nothing of the photo stays on the device. */
  dispose(): void {
    this.drop()
  }

  private beginPicking(): number {
    this.turn += 1
    if (this.phase !== 'picking') this.settled = { phase: this.phase, error: this.error }
    this.error = undefined
    this.isRefused = false
    this.isAppAsked = false
    this.phase = 'picking'
    this.waitForNative(this.turn)
    return this.turn
  }

  /** The native app hands a photo in by itself and tells its id, some time after it was asked. */
  private waitForNative(turn: number): void {
    this.stopWaiting()
    const target = nativeTargetOf(this.rule)
    if (!target) return
    const current = () => nativePhoto(this.root.get(IdentityStore), target)
    // An app that answers twice hands in the photo again that is being replaced.
    const known = [undefined, current()?.fileId, this.value?.fileId]
    this.stopWaiting = when(
      () => !known.includes(current()?.fileId),
      () => void this.receive(current(), turn),
    )
  }

  private async receive(photo: Photo | undefined, turn: number): Promise<void> {
    if (!photo || turn !== this.turn || this.phase !== 'picking') return
    this.forgetPhoto()
    // As the app has it, until the server says how it looks there.
    this.preview = photo.url || undefined
    this.enter('checking')
    await this.show(photo.fileId, {}, '照片没有上传成功，请重新拍摄')
  }

  /** Asks the server for a file: it is the customer's own, and this is how it is looked at. */
  private async show(
    fileId: string,
    options: { readonly quiet?: 'background' },
    goneText = '照片已失效，请重新拍摄',
  ): Promise<void> {
    const { turn } = this
    try {
      const info = await this.root.read(fileUploadInfo, uploadOf({ fileId }), undefined, options)
      if (turn === this.turn) this.showAs(info, assetUrl(info.fileUrl))
    } catch (cause) {
      if (turn === this.turn) this.showNothing(toAppError(cause).isFinal ? goneText : undefined)
    }
  }

  private showAs({ fileId, width, height }: PhotoValue, preview: string | undefined): void {
    this.value = { fileId, width, height }
    this.preview = preview
    this.enter('ready')
  }

  /** `goneText`: the server has no such photo of the customer's. */
  private showNothing(goneText: string | undefined): void {
    // A photo that was there before is still the form's: only its picture is missing.
    if (this.phase === 'ready' && goneText === undefined) return
    this.value = undefined
    this.preview = undefined
    this.fail(goneText ?? '照片没有取到，请检查网络后重新拍摄')
  }

  private async take(photo: PickedPhoto): Promise<void> {
    this.stopWaiting()
    this.forgetPhoto()
    this.photo = photo
    this.preview = photo.preview
    this.enter('checking')
    const quality = judgePhoto(photo.luminance, photo, this.rule.subject)
    this.quality = quality
    if (quality.problems.length > 0) return this.enter('problem')
    await this.send(photo)
  }

  private async send(photo: PickedPhoto): Promise<void> {
    const { turn } = this
    this.enter('uploading')
    await this.upload.start(photo.file)
    this.settle(turn)
  }

  private settle(turn: number): void {
    if (turn !== this.turn) return
    const { file, error } = this.upload
    if (file) {
      this.value = { fileId: file.fileId, width: file.width, height: file.height }
      return this.enter('ready')
    }
    this.fail(error ? uploadErrorText(error) : '照片没有上传，请重试')
  }

  private fail(error: string): void {
    this.error = error
    this.enter('failed')
  }

  private enter(phase: Settled): void {
    if (phase !== 'failed') this.error = undefined
    this.phase = phase
  }

  private backToSettled(message?: string, isRefused = false): void {
    this.stopWaiting()
    this.phase = this.settled.phase
    this.error = message ?? this.settled.error
    this.isRefused = isRefused
  }

  private forgetPhoto(): void {
    this.photo?.release()
    this.photo = undefined
    this.preview = undefined
    this.quality = undefined
    this.value = undefined
    this.upload.cancel()
  }

  private drop(): void {
    this.turn += 1
    this.stopWaiting()
    this.forgetPhoto()
    this.isRefused = false
    this.enter('empty')
  }
}
