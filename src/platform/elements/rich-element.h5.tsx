import { createElement, type ReactNode, useState } from 'react'
import type { PictureProps } from './image.types'
import type { RichElementProps } from './rich-element.types'
import './rich-element.scss'

/** Addresses of our own are followed by the product, so that its router, guard and history stay in charge. */
function isOwn(href: string): boolean {
  return href.startsWith('/')
}

function RichLink({ href = '', className, onFollow, children }: RichElementProps) {
  return (
    <a
      className={className}
      href={href}
      {...(isOwn(href) ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={event => {
        event.preventDefault()
        onFollow?.(href)
      }}
    >
      {children}
    </a>
  )
}

/** A wide table is moved sideways by itself, by keys too, and not with the page. */
function RichTable({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <div className="rich-table" role="region" aria-label="表格" tabIndex={0}>
      <table className={className}>{children}</table>
    </div>
  )
}

/** One element of a sanitised text: real HTML, which browsers and screen readers know best. */
export function RichElement(props: RichElementProps) {
  const { tag, colSpan, rowSpan, children } = props
  if (tag === 'a') return <RichLink {...props} />
  if (tag === 'table') return <RichTable className={props.className}>{children}</RichTable>
  return createElement(tag, { className: props.className, colSpan, rowSpan }, children)
}

/** A picture that is fetched once it is about to be seen; what it shows is said when it cannot be. */
export function Picture({ className, src, alt, ratio }: PictureProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed || src === undefined) {
    return <span className={`${className} picture--failed`}>{alt || '图片无法显示'}</span>
  }
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      style={ratio ? { aspectRatio: String(ratio) } : undefined}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
