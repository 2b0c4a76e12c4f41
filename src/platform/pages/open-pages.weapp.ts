import Taro from '@tarojs/taro'
import { safeDecode } from '@/lib/query'
import type { OpenPage } from './open-pages.types'

/** The open pages, the one in front last, by WeChat's own list. */
export function openPages(): readonly OpenPage[] {
  return Taro.getCurrentPages().map(({ route, options = {} }) => ({
    isOf: ({ page }) => route === page,
    params: Object.fromEntries(
      Object.entries(options as Record<string, string>).map(([name, value]) => [name, safeDecode(value)]),
    ),
  }))
}
