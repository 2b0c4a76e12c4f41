import { makeAutoObservable, observableRef } from 'mobx'
import type { NativeImage } from '@/contract/native-calls'
import { PHOTO_TYPES, type PhotoType } from '@/contract/photo-types'
import { todayInShanghai } from '@/lib/date'
import { warn } from '@/platform/host/console'
import { pageOrigin } from '@/platform/host/launch'
import { keepFailures, storedFailures } from './face-failures'
import { moduleFileOf, trustedImageUrl, type ModuleFile } from './identity-rules'

export interface Photo {
  readonly url: string
  readonly fileId: string
}

const NO_MODULE_FILES: Record<ModuleFile, string> = {
  mateFrontFileId: '',
  mateBackFileId: '',
  beneficiaryFrontFileId: '',
  beneficiaryBackFileId: '',
}

function today(): string {
  return todayInShanghai(Date.now())
}

/**
 * What the native app has handed in for identity verification (specification, section 3; DC-02). Only the number of failed
 * face checks survives a reload; everything else is personal, stays in memory and goes with the customer, as every
 * package's store does.
 */
export class IdentityStore {
  moduleFiles = { ...NO_MODULE_FILES }
  /** The sides of an identity card. */
  front: Photo | undefined
  back: Photo | undefined
  /** Photos that were handed in, the newest first. */
  holdingPhotos: Photo[] = []
  avatarPhotos: Photo[] = []
  facialPhotos: Photo[] = []
  bankNo = ''
  isUpdating = false
  private failCount = storedFailures(today())
  private failDay = today()

  constructor() {
    makeAutoObservable(this, { front: observableRef, back: observableRef }, { autoBind: true })
  }

  /** Failed face checks of today (specification, section 3). */
  get failCountAuth(): number {
    return this.failDay === today() ? this.failCount : 0
  }

  /** Stores a picture under its photo type and, for the modules that ask for it, its file id as well. */
  receiveImage(image: NativeImage): void {
    const url = trustedImageUrl(image.imageUrl, pageOrigin())
    if (url === undefined) return warn('dropped a picture from an address that is not trusted')
    const photo = { url, fileId: image.fileId }
    if (image.type === PHOTO_TYPES.idFront) this.front = photo
    else if (image.type === PHOTO_TYPES.idBack) this.back = photo
    else if (image.type === PHOTO_TYPES.holding) this.holdingPhotos = [photo, ...this.holdingPhotos]
    else if (image.type === PHOTO_TYPES.avatar) this.avatarPhotos = [photo, ...this.avatarPhotos]
    else this.facialPhotos = [photo, ...this.facialPhotos]
    const moduleFile = moduleFileOf(image)
    if (moduleFile) this.moduleFiles[moduleFile] = image.fileId
  }

  setFacialFile(fileId: string): void {
    this.facialPhotos = [{ url: '', fileId }]
  }

  setBankNo(bankNo: string): void {
    this.bankNo = bankNo.replace(/ /g, '')
  }

  setUpdating(isUpdating: boolean): void {
    this.isUpdating = isUpdating
  }

  /** Takes the number of failed face checks; kept on the device so that a reload does not start it anew (E13). */
  setFailCount(count: number): void {
    this.failCount = count
    this.failDay = today()
    keepFailures(count, this.failDay)
  }

  /** Empties the slot of one photo type. */
  clearPhoto(type: PhotoType): void {
    if (type === PHOTO_TYPES.idFront) this.front = undefined
    else if (type === PHOTO_TYPES.idBack) this.back = undefined
    else if (type === PHOTO_TYPES.holding) this.holdingPhotos = []
    else if (type === PHOTO_TYPES.avatar) this.avatarPhotos = []
    else this.facialPhotos = []
  }

  /** The full reset (specification, section 4): the server has taken what was handed in. */
  reset(): void {
    this.front = undefined
    this.back = undefined
    this.moduleFiles = { ...NO_MODULE_FILES }
    this.holdingPhotos = []
    this.avatarPhotos = []
    this.facialPhotos = []
  }
}
