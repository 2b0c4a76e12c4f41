import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { PageBox } from '@/lib/ink-box'
import { boxOf, type PaperCrop, ratioOf } from './pdf-ink'
import { useLatest } from './use-latest'
import './pdf-view.scss'

/** Drawn this far before a page comes onto the screen, and let go this far behind it. */
const MARGIN = '100% 0%'

/** iOS draws no canvas with more pixels. */
const MAX_PIXELS = 16_000_000

interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  zoom: number
  /** What is shown of each page, as long as the page's own ink goes no further. */
  crop: PaperCrop
  onFail: () => void
}

/** One page: its place from the start, its picture while it is near, and its text for screen readers. */
export function PdfPage({ document, number, zoom, crop, onFail }: PdfPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [ratio, setRatio] = useState(crop.ratio)
  const [text, setText] = useState('')
  const fail = useLatest(onFail)

  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      entries => setNear(entries[entries.length - 1]?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const show = async () => {
      const page = await document.getPage(number)
      const box = await boxOf(document, page, crop.box)
      if (isGone || !canvas.current || !root.current) return
      setRatio(ratioOf(page, box))
      stop = drawPage(page, box, canvas.current, root.current.clientWidth)
      const words = await readText(page)
      if (!isGone) setText(words)
    }
    show().catch(() => !isGone && fail.current())
    return () => {
      isGone = true
      stop?.()
    }
  }, [document, number, isNear, zoom, crop, fail])

  return (
    <div
      ref={root}
      className="pdf-view__page"
      data-page={number}
      role="group"
      aria-label={`第 ${number} 页，共 ${document.numPages} 页`}
      style={{ width: `${zoom}%`, paddingTop: `${ratio * zoom}%` }}
    >
      {isNear && <canvas ref={canvas} className="pdf-view__canvas" aria-hidden />}
      <div className="sr-only">{text}</div>
    </div>
  )
}

/** Draws this part of a page as sharp as the screen can show it. Answers how to give it up. */
function drawPage(page: PDFPageProxy, box: PageBox, canvas: HTMLCanvasElement, cssWidth: number): () => void {
  const whole = page.getViewport({ scale: 1 })
  const width = whole.width * (box.right - box.left)
  const height = whole.height * (box.bottom - box.top)
  const wanted = (cssWidth / width) * (window.devicePixelRatio || 1)
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height)))
  const viewport = page.getViewport({
    scale,
    offsetX: -box.left * whole.width * scale,
    offsetY: -box.top * whole.height * scale,
  })
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  const task = page.render({ canvas, viewport })
  // Given up on the way: another size is wanted, or the page is gone.
  task.promise.catch(() => undefined)
  return () => task.cancel()
}

/** The words of a page, line by line. */
async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}
