import type { HostResult } from './host.types'

/** Puts a text on the clipboard, always on a tap; the clipboard is never read. */
export async function copyText(text: string): Promise<HostResult> {
  try {
    await navigator.clipboard.writeText(text)
    return { kind: 'done' }
  } catch {
    // Old browsers have no clipboard, views of other apps refuse it.
    return copySelected(text) ? { kind: 'done' } : { kind: 'failed', message: '复制失败，请长按文字复制' }
  }
}

/** The older way: a text that is selected, out of sight, and copied as by the customer. */
function copySelected(text: string): boolean {
  const box = document.createElement('textarea')
  const front = document.activeElement
  box.value = text
  // No keyboard opens for it, and iOS does not zoom.
  box.readOnly = true
  box.setAttribute('aria-hidden', 'true')
  box.style.cssText =
    'position:fixed;top:0;left:0;opacity:0;font-size:16px;user-select:text;-webkit-user-select:text'
  document.body.appendChild(box)
  try {
    box.focus({ preventScroll: true })
    box.select()
    box.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    box.remove()
    if (front instanceof HTMLElement) front.focus({ preventScroll: true })
  }
}
