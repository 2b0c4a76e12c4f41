import { makeAutoObservable } from 'mobx'
import { beneCardRead } from '@/contract/beneficiary'
import type { CardSide, TypedCard } from '@/contract/identity'
import { IMAGE_MODULES } from '@/contract/image-modules'
import { CardPhoto } from '@/domains/card-photos/card-photo'
import { Doubts } from '@/domains/card-photos/doubts'
import type { SetRef } from '@/lib/beneficiary-drafts'
import type { RootStore } from '@/stores/root/root-store'

const { code: moduleCode, idFront, idBack } = IMAGE_MODULES.beneficiary
const MODULES = {
  front: { moduleCode, moduleName: idFront },
  back: { moduleCode, moduleName: idBack },
} as const

/** The identity card of a beneficiary: both sides are read into the form, for who would rather not type. */
export class BeneCard {
  readonly doubts = new Doubts()
  readonly front: CardPhoto
  readonly back: CardPhoto
  /** The customer would rather photograph it than type. */
  private isWanted = false

  constructor(root: RootStore, ref: SetRef, onRead: (side: CardSide, card: TypedCard) => void) {
    const sideOf = (side: CardSide) =>
      new CardPhoto(root, {
        ...{ side, module: MODULES[side], isOptional: true },
        read: (fileId, requestNo) =>
          root.write(beneCardRead, { ...ref, side, fileId, consent: '1' }, { requestNo, showLoading: false }),
        onRead: card => onRead(side, card),
      })
    this.front = sideOf('front')
    this.back = sideOf('back')
    makeAutoObservable(this, { doubts: false, front: false, back: false }, { autoBind: true })
  }

  /** Photos are asked for, or there are some; else a row offers them, so that who types meets the fields at once. */
  get isOpen(): boolean {
    return this.isWanted || [this.front, this.back].some(({ field }) => !field.isEmpty)
  }

  /** The first day of the card that ends on a day, if it was read off its photo. */
  beginOf(endDate: string): string {
    const read = this.back.card
    return read?.endDate === endDate ? read.beginDate : ''
  }

  open(): void {
    this.isWanted = true
  }

  dispose(): void {
    this.front.dispose()
    this.back.dispose()
  }
}
