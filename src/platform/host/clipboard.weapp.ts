import Taro from '@tarojs/taro'
import { refusalOf } from './refusal'
import type { HostResult } from './host.types'

/** Puts a text on the clipboard, always on a tap; the clipboard is never read. */
export async function copyText(text: string): Promise<HostResult> {
  try {
    await Taro.setClipboardData({ data: text })
    return { kind: 'done' }
  } catch (cause) {
    const message =
      refusalOf(cause) === 'privacy'
        ? '复制需要您先同意隐私保护指引，请再点一次并选择同意'
        : '复制失败，请长按文字复制'
    return { kind: 'failed', message }
  }
}
