import { Image, View } from '@tarojs/components'
import { useState } from 'react'
import type { PictureProps } from './image.types'
import type { RichElementProps } from './rich-element.types'
import './rich-element.scss'

const ROLES: Readonly<Record<string, string>> = { h2: 'heading', h3: 'heading', h4: 'heading', a: 'link' }

/** One element of a sanitised text: a view that looks as the element does, by its class. */
export function RichElement({ tag, className, href, onFollow, children }: RichElementProps) {
  const view = (
    <View
      className={className}
      aria-role={ROLES[tag]}
      onClick={href === undefined ? undefined : () => onFollow?.(href)}
    >
      {tag === 'br' ? '\n' : children}
    </View>
  )
  return tag === 'table' ? <View className="rich-table">{view}</View> : view
}

/** A picture that is fetched once it is about to be seen; what it shows is said when it cannot be. */
export function Picture({ className, src, alt, hasMenu }: PictureProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed || src === undefined) {
    return <View className={`${className} picture--failed`}>{alt || '图片无法显示'}</View>
  }
  return (
    <Image
      className={className}
      src={src}
      mode="widthFix"
      lazyLoad
      showMenuByLongpress={hasMenu}
      aria-label={alt}
      onError={() => setFailed(true)}
    />
  )
}
