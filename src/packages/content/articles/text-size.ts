import { makeAutoObservable } from 'mobx'
import { sessionStore } from '@/platform/host/storage'

/** Size of an article's text against the page's own, and what the step is called. */
export const TEXT_SIZES = [
  { scale: 0.9, name: '小' },
  { scale: 1, name: '标准' },
  { scale: 1.2, name: '大' },
  { scale: 1.4, name: '特大' },
] as const

const STANDARD = 1
const KEY = 'articleTextSize'

/** How large articles are set; kept until the app is closed. */
export class TextSize {
  private step = stepOf(sessionStore.get(KEY))

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get current(): (typeof TEXT_SIZES)[number] {
    return TEXT_SIZES[this.step] ?? TEXT_SIZES[STANDARD]
  }

  get isSmallest(): boolean {
    return this.step === 0
  }

  get isLargest(): boolean {
    return this.step === TEXT_SIZES.length - 1
  }

  /** One step larger (1) or smaller (-1), as far as there is one. */
  change(by: 1 | -1): void {
    if (TEXT_SIZES[this.step + by] === undefined) return
    this.step += by
    sessionStore.set(KEY, String(this.step))
  }
}

function stepOf(text: string | undefined): number {
  const step = Number(text ?? STANDARD)
  return TEXT_SIZES[step] === undefined ? STANDARD : step
}
