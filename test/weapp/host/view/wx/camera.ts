import { answer, type ApiParts, type CallOptions, WxFailure } from './call'
import type { Files } from './files'

/** A photo that the customer takes or chooses. */
export interface CustomersPhoto {
  /** `data:image/jpeg;base64,…` */
  readonly dataUrl: string
}

interface ChooseOptions {
  readonly count?: number
  readonly mediaType?: readonly string[]
  readonly sourceType?: readonly string[]
  readonly sizeType?: readonly string[]
  readonly camera?: string
}

/** The scopes that a page asks for before it records. */
type Scope = 'scope.camera' | 'scope.record'

/** What the page's camera answers when a clip ends. */
type Clip = Record<'tempVideoPath' | 'tempThumbPath', string>

/** WeChat's camera and album picker, the camera of a page, and what the customer does with them. */
export class Camera {
  /** What comes of the next time; `undefined`: the customer goes back without a photo. */
  photo: CustomersPhoto | undefined
  /** Whether the customer lets the product use the camera; asked the first time that it is opened. */
  isAllowed = true
  hasBeenAsked = false
  /** What the page's camera records next: `data:video/mp4;base64,…`. */
  clip = ''
  isMicrophoneAllowed = true
  hasBeenAskedForSound = false
  isRecording = false
  /** What the product asked for, each time. */
  readonly opened: { readonly from: string; readonly camera: string }[] = []

  api(parts: ApiParts, files: Files): Record<string, unknown> {
    return {
      authorize: (options: CallOptions<{ scope: Scope }>) =>
        answer(parts, 'authorize', options, () => this.authorize(options.scope, files)),
      createCameraContext: () => ({
        startRecord: (options: CallOptions) =>
          void answer(parts, 'operateCamera', { ...options, complete: () => {} }, () => this.startRecord()),
        stopRecord: (options: CallOptions) =>
          void answer(parts, 'operateCamera', { ...options, complete: () => {} }, () =>
            this.stopRecord(files),
          ),
      }),
      chooseMedia: (options: CallOptions<ChooseOptions>) => {
        const { count, mediaType = [], sourceType = [], sizeType = [], camera = 'back' } = options
        if (count !== 1 || mediaType.join() !== 'image' || sizeType.join() !== 'original') {
          throw new Error('the host chooses one original image only')
        }
        const [from = ''] = sourceType
        if (sourceType.length !== 1 || !['camera', 'album'].includes(from)) {
          throw new Error('the host opens either camera or album')
        }
        return answer(parts, 'chooseMedia', options, async () => {
          if (!files.isPrivacyAgreed) {
            throw new WxFailure('privacy permission is not authorized', { errno: 104 })
          }
          this.hasBeenAsked ||= from === 'camera'
          if (from === 'camera' && !this.isAllowed) throw new WxFailure('auth deny')
          this.opened.push({ from, camera })
          if (!this.photo) throw new WxFailure('cancel')
          const tempFilePath = files.add(this.photo.dataUrl, 'jpg')
          const size = files.bytes(tempFilePath).length
          return { type: 'image', tempFiles: [{ tempFilePath, size, fileType: 'image' }] }
        })
      },
    }
  }

  private async authorize(scope: Scope, files: Files): Promise<void> {
    if (!files.isPrivacyAgreed) throw new WxFailure('privacy permission is not authorized', { errno: 104 })
    if (scope === 'scope.camera') this.hasBeenAsked = true
    else if (scope === 'scope.record') this.hasBeenAskedForSound = true
    else throw new Error(`the host knows no ${String(scope)}`)
    const isAllowed = scope === 'scope.camera' ? this.isAllowed : this.isMicrophoneAllowed
    if (!isAllowed) throw new WxFailure('auth deny')
  }

  private async startRecord(): Promise<void> {
    if (this.isRecording) throw new WxFailure('is recording')
    this.isRecording = true
  }

  private async stopRecord(files: Files): Promise<Clip> {
    if (!this.isRecording) throw new WxFailure('not recording')
    this.isRecording = false
    return {
      tempVideoPath: files.add(this.clip, 'mp4'),
      tempThumbPath: files.add('data:image/jpeg;base64,', 'jpg'),
    }
  }
}
