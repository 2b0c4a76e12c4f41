import { PageMeta } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { CSSProperties } from 'react'
import { pageRootFont } from './display-scale.weapp'

/** First node of every page: its root font size, without which rem would be WeChat's own (a twentieth of the width). */
export function PageRoot({ scale }: { scale: number }) {
  return <PageMeta rootFontSize={`${pageRootFont(scale)}px`} />
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
