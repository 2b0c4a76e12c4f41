import { PageMeta } from '@tarojs/components'
import Taro, { useDidShow } from '@tarojs/taro'
import { type CSSProperties, useEffect } from 'react'
import { pageRootFont } from './display-scale.weapp'

/** First node of every page: its root font size, without which rem would be WeChat's own (a twentieth of the width). */
export function PageRoot({ scale, isDark }: { scale: number; isDark: boolean }) {
  const { ground, text } = isDark ? DARK : LIGHT
  // The bar follows the customer's own choice, which may differ from WeChat's.
  useDidShow(() => paintBar(isDark))
  useEffect(() => paintBar(isDark), [isDark])
  return (
    <PageMeta
      rootFontSize={`${pageRootFont(scale)}px`}
      backgroundColor={ground}
      backgroundTextStyle={isDark ? 'light' : 'dark'}
      pageStyle={`background:${ground};color:${text}`}
    />
  )
}

/** Ground and text of the page element itself, which no class of ours reaches (tokens `--c-page`, `--c-text-1`). */
const LIGHT = { ground: '#f6f5f2', text: '#15202b' } as const
const DARK = { ground: '#0d1319', text: '#edf0f2' } as const

function paintBar(isDark: boolean): void {
  const { ground } = isDark ? DARK : LIGHT
  void Taro.setNavigationBarColor({ frontColor: isDark ? '#ffffff' : '#000000', backgroundColor: ground })
}

/**
 * Space that WeChat's menu button takes at the top of a full-screen page, as variables for the page's own top:
 * `--host-top` is where the button begins, `--host-right` what it takes at the right.
 */
export function hostInsets(): CSSProperties {
  const { top, left } = Taro.getMenuButtonBoundingClientRect()
  const { windowWidth } = Taro.getWindowInfo()
  return { '--host-top': `${top}px`, '--host-right': `${windowWidth - left}px` } as CSSProperties
}
