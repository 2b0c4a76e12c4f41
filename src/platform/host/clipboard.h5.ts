import type { HostResult } from './host.types'

/** Puts a text on the clipboard, always on a tap; the clipboard is never read. */
export async function copyText(text: string): Promise<HostResult> {
  try {
    await navigator.clipboard.writeText(text)
    return { kind: 'done' }
  } catch {
    return { kind: 'failed', message: '复制失败，请长按文字复制' }
  }
}
