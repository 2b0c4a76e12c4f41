/** Calls back when sizes or colours may have changed: the element's size, the theme, the display scale. */
export function watchLook(canvas: HTMLElement, handle: () => void): () => void {
  let frame = 0
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(handle)
  }
  const look = new MutationObserver(later)
  look.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] })
  // iOS 13.0 to 13.3 has none: there the window's own size has to do.
  const size = typeof ResizeObserver === 'function' ? new ResizeObserver(later) : undefined
  size?.observe(canvas)
  window.addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    look.disconnect()
    size?.disconnect()
    window.removeEventListener('resize', later)
  }
}
