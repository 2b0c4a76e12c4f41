import { useId } from 'react'
import type { PictureProps } from './picture.types'
import './picture.scss'

/**
 * A drawing as a part of the document: as a background, each would be a document of its own to the browser, which takes a slow phone
 * tens of milliseconds before anything is painted.
 */
export function Picture({ drawing, className, label }: PictureProps) {
  const id = useId()
  // A gradient in a page that is covered, hence not displayed, would not be found by another page's drawing.
  const markup = drawing.markup.replace(/(\bid="|url\(#)/g, `$1${id}`)
  return (
    <svg
      className={`picture ${className}`}
      viewBox={drawing.viewBox.join(' ')}
      preserveAspectRatio={drawing.fit ?? 'none'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
