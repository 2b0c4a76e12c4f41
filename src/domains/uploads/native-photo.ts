import { PHOTO_TYPES, type PhotoType } from '@/contract/photo-types'
import type { IdentityStore, Photo } from '@/stores/root/identity-store'
import { moduleFileOf } from '@/stores/root/identity-rules'
import type { UploadTarget } from './upload-store'

/** What a slot is filled with by the native app: a photo type, for the customer's own papers or those of a module. */
export interface NativeTarget {
  readonly type: PhotoType
  readonly moduleCode: string
  readonly moduleName: string
  /** Which side of an identity card; none of another photo. */
  readonly cardSide?: 'front' | 'back'
}

const CARD_SIDES: Readonly<Partial<Record<PhotoType, NativeTarget['cardSide']>>> = {
  [PHOTO_TYPES.idFront]: 'front',
  [PHOTO_TYPES.idBack]: 'back',
}

/** What a photo is handed in for. */
export function uploadTargetOf({ purpose, photoType, moduleCode, moduleName }: UploadTarget): UploadTarget {
  return { purpose, photoType, moduleCode, moduleName }
}

/** What the native app is asked for; photos without a type of the specification are none of its own. */
export function nativeTargetOf(rule: {
  readonly photoType?: PhotoType
  readonly moduleCode?: string
  readonly moduleName?: string
}): NativeTarget | undefined {
  const { photoType: type, moduleCode = '', moduleName = '' } = rule
  if (!type) return undefined
  const cardSide = CARD_SIDES[type]
  return { type, moduleCode, moduleName, ...(cardSide ? { cardSide } : {}) }
}

/** A side of a card, unless it is somebody else's: those of the modules are kept by their type as well. */
function own(side: Photo | undefined, { moduleFiles }: IdentityStore): Photo | undefined {
  return side && Object.values(moduleFiles).includes(side.fileId) ? undefined : side
}

/** The photo that the native app has last handed in for a slot; undefined before the first. */
export function nativePhoto(identity: IdentityStore, target: NativeTarget): Photo | undefined {
  const { moduleFiles, front, back, holdingPhotos, avatarPhotos, facialPhotos } = identity
  const moduleFile = moduleFileOf(target)
  if (moduleFile) {
    const fileId = moduleFiles[moduleFile]
    const url = [front, back].find(side => side?.fileId === fileId)?.url ?? ''
    return fileId ? { fileId, url } : undefined
  }
  switch (target.type) {
    case PHOTO_TYPES.idFront:
      return own(front, identity)
    case PHOTO_TYPES.idBack:
      return own(back, identity)
    case PHOTO_TYPES.holding:
      return holdingPhotos[0]
    case PHOTO_TYPES.avatar:
      return avatarPhotos[0]
    case PHOTO_TYPES.facial:
      return facialPhotos[0]
  }
}
