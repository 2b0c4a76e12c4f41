import { View } from '@tarojs/components'
import { svgUrl } from '@/lib/svg-url'
import type { Drawing, PictureProps } from './picture.types'
import './picture.scss'

const urls = new WeakMap<Drawing, string>()

function urlOf(drawing: Drawing): string {
  let url = urls.get(drawing)
  if (url === undefined) {
    const { markup, viewBox, fit = 'none' } = drawing
    url = svgUrl(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" preserveAspectRatio="${fit}">${markup}</svg>`,
    )
    urls.set(drawing, url)
  }
  return url
}

/** A drawing as a background: WXML knows no SVG. */
export function Picture({ drawing, className, label }: PictureProps) {
  return (
    <View
      className={`picture ${className}`}
      style={{ backgroundImage: `url("${urlOf(drawing)}")` }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
