import { makeAutoObservable } from 'mobx'
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

/** What was read off an ID card (E-IDCARD); dates are `YYYY-MM-DD`, `sex` is the dictionary code. */
export interface IdCardInfo {
  readonly type: string
  readonly fileId: string
  readonly imageUrl: string
  readonly name: string
  readonly nation: string
  readonly address: string
  readonly cardNo: string
  readonly birthday: string
  readonly sex: string
  readonly authority: string
  readonly expireDate: string
}

const EMPTY_ID_CARD: IdCardInfo = {
  type: '',
  fileId: '',
  imageUrl: '',
  name: '',
  nation: '',
  address: '',
  cardNo: '',
  birthday: '',
  sex: '',
  authority: '',
  expireDate: '',
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
 * Identity verification as far as the web keeps it (specification, section 3). Only the number of failed face checks
 * survives a reload; everything else is personal, stays in memory and goes with the customer, as every package's store does.
 */
export class IdentityStore {
  frontImageUrl = ''
  backImageUrl = ''
  moduleFiles = { ...NO_MODULE_FILES }
  idCardInfo = EMPTY_ID_CARD
  /** Photos that were handed in, the newest first. */
  holdingPhotos: Photo[] = []
  avatarPhotos: Photo[] = []
  facialPhotos: Photo[] = []
  bankNo = ''
  isUpdating = false
  private failCount = storedFailures(today())
  private failDay = today()
  /** Pages that keep their state while a later step of the flow is open. */
  cachedPages: string[] = []

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
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
    if (image.type === PHOTO_TYPES.idFront) this.frontImageUrl = url
    else if (image.type === PHOTO_TYPES.idBack) this.backImageUrl = url
    else if (image.type === PHOTO_TYPES.holding) this.holdingPhotos = [photo, ...this.holdingPhotos]
    else if (image.type === PHOTO_TYPES.avatar) this.avatarPhotos = [photo, ...this.avatarPhotos]
    else this.facialPhotos = [photo, ...this.facialPhotos]
    if (image.type === PHOTO_TYPES.idFront || image.type === PHOTO_TYPES.idBack) {
      this.idCardInfo = { ...this.idCardInfo, type: image.type, fileId: image.fileId, imageUrl: url }
    }
    const moduleFile = moduleFileOf(image)
    if (moduleFile) this.moduleFiles[moduleFile] = image.fileId
  }

  setFacialFile(fileId: string): void {
    this.facialPhotos = [{ url: '', fileId }]
  }

  setIdCardInfo(info: Partial<IdCardInfo>): void {
    this.idCardInfo = { ...this.idCardInfo, ...info }
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

  cachePage(name: string): void {
    if (!this.cachedPages.includes(name)) this.cachedPages.push(name)
  }

  releasePage(name: string): void {
    this.cachedPages = this.cachedPages.filter(cached => cached !== name)
  }

  /** Empties the slot of one photo type. */
  clearPhoto(type: PhotoType): void {
    if (type === PHOTO_TYPES.idFront) this.frontImageUrl = ''
    else if (type === PHOTO_TYPES.idBack) this.backImageUrl = ''
    else if (type === PHOTO_TYPES.holding) this.holdingPhotos = []
    else if (type === PHOTO_TYPES.avatar) this.avatarPhotos = []
    else this.facialPhotos = []
  }

  /** Empties all ID-card data and the stored idCardInfo (specification, section 4). */
  reset(): void {
    this.frontImageUrl = ''
    this.backImageUrl = ''
    this.moduleFiles = { ...NO_MODULE_FILES }
    this.idCardInfo = EMPTY_ID_CARD
    this.holdingPhotos = []
    this.avatarPhotos = []
    this.facialPhotos = []
  }
}
