import { makeAutoObservable } from 'mobx'
import { guideList, type GuideStep } from '@/contract/app-info'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { guidePages } from '../queries'

/** The newcomer guide, one step at a time. */
export class GuideStore {
  readonly guide: Resource<readonly GuideStep[]>
  index = 0

  constructor(root: RootStore) {
    this.guide = new Resource(async signal => {
      const { list } = await root.read(guideList, guidePages(), signal)
      return list
    })
    makeAutoObservable(this, { guide: false }, { autoBind: true })
  }

  get count(): number {
    return this.guide.data?.length ?? 0
  }

  get isFirst(): boolean {
    return this.index === 0
  }

  get isLast(): boolean {
    return this.index === this.count - 1
  }

  /** Goes on or back by one; at either end it stays. */
  move(step: -1 | 1): void {
    const next = this.index + step
    if (next >= 0 && next < this.count) this.index = next
  }
}
