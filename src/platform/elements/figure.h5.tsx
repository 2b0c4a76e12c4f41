import type { FigureProps } from './figure.types'

/**
 * A figure: what a browser translates it leaves alone. A translated text is another node than React knows, and would keep the old
 * amount when a new one comes.
 */
export function Figure({ className = '', children }: FigureProps) {
  return (
    <span className={`taro-text notranslate ${className}`} translate="no">
      {children}
    </span>
  )
}

/** A text beside others in a figure: a node of its own, so that a new one takes the place of whatever stands there. */
export function FigurePart({ children }: FigureProps) {
  return <span>{children}</span>
}

/** Words that are signed or agreed to: they stand as they were written, whatever the browser translates. */
export function Original({ children }: FigureProps) {
  return (
    <div className="notranslate" translate="no">
      {children}
    </div>
  )
}
