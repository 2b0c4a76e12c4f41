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

/** WeChat's camera and album picker, and what the customer does with it. */
export class Camera {
  /** What comes of the next time; `undefined`: the customer goes back without a photo. */
  photo: CustomersPhoto | undefined
  /** Whether the customer lets the product use the camera; asked the first time that it is opened. */
  isAllowed = true
  hasBeenAsked = false
  /** What the product asked for, each time. */
  readonly opened: { readonly from: string; readonly camera: string }[] = []

  api(parts: ApiParts, files: Files): Record<string, unknown> {
    return {
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
}
