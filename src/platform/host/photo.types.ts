import type { Luminance } from '@/lib/photo-quality'
import type { FileSource } from './file-bytes.types'

export interface PhotoRequest {
  readonly from: 'camera' | 'album'
  /** Which camera is offered first; `front` for one's own face. */
  readonly camera: 'back' | 'front'
  /** What the native app is asked for, where it is the host: its photo type and the module that wants it. */
  readonly native?: {
    readonly type: string
    readonly moduleCode: string
    readonly moduleName: string
    /** Which side of an identity card: the app has a screen of its own for those (domain contract, B8). */
    readonly cardSide?: 'front' | 'back'
  }
}

/** A photo ready to be handed in: a JPEG of at most 2000 pixels, upright, that says nothing of camera, place or time. */
export interface PickedPhoto {
  readonly file: FileSource
  readonly width: number
  readonly height: number
  /** Address that a picture element of this host shows; gone after `release`. */
  readonly preview: string
  /** The photo in small, to judge it by. */
  readonly luminance: Luminance
  /** Takes it off the device. */
  release(): void
}

/** What became of asking for a photo. */
export type PhotoResult =
  | { readonly kind: 'picked'; readonly photo: PickedPhoto }
  /** The native app has been asked; it hands the photo in itself and tells the file's id (`setImageFileId`). */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'cancelled' }
  /** The customer does not let the product use the camera or the album; the host's settings change that. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly message: string }

/** Long edge of what is handed in. */
export const PHOTO_EDGE = 2000
/** Letters stay whole, and a photo of this size has about a megabyte. */
export const PHOTO_QUALITY = 0.88

export const UNREADABLE = '这张照片打不开，请换一张JPG或PNG照片'
