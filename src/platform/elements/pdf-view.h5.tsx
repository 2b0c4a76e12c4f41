import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { doubleTaps } from './double-tap'
import { KeepPlace, type WindowPoint } from './keep-place'
import { type PaperCrop, paperCropOf } from './pdf-ink'
import { PdfPage } from './pdf-page'
import { openPdf, PdfUnsupported } from './pdfjs'
import type { PdfFailure, PdfViewProps } from './pdf-view.types'
import { useLatest } from './use-latest'
import './pdf-view.scss'

/** The page in front and the end are known. */
export const TELLS_PAGES = true

/** The pages of a PDF below each other, drawn while they are near the screen. */
export function PdfView({ file, zoom, target, onOpen, onPage, onEnd, onFail, onDoubleTap }: PdfViewProps) {
  const [paper, setPaper] = useState<{ readonly document: PDFDocumentProxy; readonly crop: PaperCrop }>()
  const root = useRef<HTMLDivElement>(null)
  const handlers = useLatest({ onOpen, onPage, onEnd, onFail, onDoubleTap })
  const tapped = useRef<WindowPoint>()
  const taps = useRef<ReturnType<typeof doubleTaps>>()

  useEffect(() => {
    const opening = openPdf(file.url)
    let isLeft = false
    opening
      .then(task => task.promise)
      .then(async document => ({ document, crop: await paperCropOf(document) }))
      .then(
        opened => {
          if (isLeft) return
          setPaper(opened)
          handlers.current.onOpen(opened.document.numPages)
        },
        (cause: unknown) => {
          if (!isLeft) handlers.current.onFail(failureOf(cause))
        },
      )
    return () => {
      isLeft = true
      opening.then(task => task.destroy()).catch(() => undefined)
    }
  }, [file.url, handlers])

  useEffect(() => {
    if (!paper || !root.current) return undefined
    const stopPages = watchPages(root.current, page => handlers.current.onPage(page))
    const stopEnd = watchEnd(root.current, () => handlers.current.onEnd())
    return () => {
      stopPages()
      stopEnd()
    }
  }, [paper, handlers])

  useEffect(() => {
    if (target) root.current?.querySelector(`[data-page="${target.page}"]`)?.scrollIntoView()
  }, [target, paper])

  const handleClick = ({ clientX, clientY, timeStamp }: MouseEvent) => {
    taps.current ??= doubleTaps(at => {
      tapped.current = at
      handlers.current.onDoubleTap?.()
    })
    taps.current({ x: clientX, y: clientY }, timeStamp)
  }
  /** Where the finger was, else where a line begins in the middle of the screen. */
  const lookedAt = () => {
    const at = tapped.current
    tapped.current = undefined
    return at ?? { x: root.current?.getBoundingClientRect().left ?? 0, y: window.innerHeight / 2 }
  }

  if (!paper) return null
  const { document, crop } = paper
  return (
    // Wider than the screen, as care mode opens it, it scrolls sideways: the keyboard has to get there.
    <div
      ref={root}
      className="pdf-view"
      role="region"
      aria-label="文件页面"
      tabIndex={0}
      onClick={handleClick}
    >
      <KeepPlace zoom={zoom} view={() => root.current} lookedAt={lookedAt} />
      {Array.from({ length: document.numPages }, (_, index) => (
        <PdfPage
          key={index}
          document={document}
          number={index + 1}
          zoom={zoom}
          crop={crop}
          onFail={() => handlers.current.onFail('network')}
        />
      ))}
      <div className="pdf-view__end" data-end />
    </div>
  )
}

/** Why a file does not open, by the library's own names. */
function failureOf(cause: unknown): PdfFailure {
  const name = (cause as { name?: string } | undefined)?.name
  if (name === 'PasswordException') return 'locked'
  if (name === 'InvalidPDFException') return 'broken'
  return cause instanceof PdfUnsupported ? 'unsupported' : 'network'
}

/** Tells which page fills most of the screen. Answers how to stop. */
function watchPages(root: HTMLElement, onPage: (page: number) => void): () => void {
  const seen = new Map<number, number>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRect } of entries) {
        seen.set(Number((target as HTMLElement).dataset.page), intersectionRect.height)
      }
      const [front] = [...seen].sort((a, b) => b[1] - a[1] || a[0] - b[0])
      if (front && front[1] > 0) onPage(front[0])
    },
    { threshold: [0, 0.1, 0.25, 0.5, 0.75, 1] },
  )
  root.querySelectorAll('[data-page]').forEach(page => observer.observe(page))
  return () => observer.disconnect()
}

/** Tells when the end of the last page is on the screen. Answers how to stop. */
function watchEnd(root: HTMLElement, onEnd: () => void): () => void {
  const end = root.querySelector('[data-end]')
  if (!end) return () => undefined
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd())
  observer.observe(end)
  return () => observer.disconnect()
}
