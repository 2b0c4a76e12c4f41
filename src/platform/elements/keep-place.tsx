import { Component } from 'react'
import { scrollPageOf } from '@/platform/pages/page-scroll.h5'

/** A point of the window, px. */
export interface WindowPoint {
  readonly x: number
  readonly y: number
}

/** What lies at a point of the window: a page of the paper, and where on it, in parts of its width and height. */
interface PaperPlace {
  readonly page: Element
  readonly across: number
  readonly down: number
  readonly at: WindowPoint
}

const within = (part: number) => Math.min(Math.max(part, 0), 1)

/** The place of a paper at a point of the window; beside the pages, the nearest one. */
export function placeAt(pages: readonly Element[], at: WindowPoint): PaperPlace | undefined {
  const page = pages.find(one => one.getBoundingClientRect().bottom >= at.y) ?? pages[pages.length - 1]
  if (!page) return undefined
  const { left, top, width, height } = page.getBoundingClientRect()
  return { page, across: within((at.x - left) / width), down: within((at.y - top) / height), at }
}

interface KeepPlaceProps {
  readonly zoom: number
  /** The paper, which scrolls sideways; the page it stands in scrolls up and down. */
  readonly view: () => HTMLElement | null
  /** Where the customer looks: what lies there stays there. */
  readonly lookedAt: () => WindowPoint
}

/**
 * Nearer or further, the words that were looked at stay where they are: pages change their heights, and what is scrolled to
 * would be another page's. A class, since it has to look before the new zoom is in the document.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepPlaceProps): PaperPlace | null {
    const { zoom, view, lookedAt } = this.props
    if (before.zoom === zoom) return null
    return placeAt([...(view()?.querySelectorAll('[data-page]') ?? [])], lookedAt()) ?? null
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, place: PaperPlace | null): void {
    const view = this.props.view()
    if (!place || !view) return
    const { page, across, down, at } = place
    const rect = page.getBoundingClientRect()
    view.scrollLeft += rect.left + across * rect.width - at.x
    scrollPageOf(view, rect.top + down * rect.height - at.y)
  }

  override render(): null {
    return null
  }
}
