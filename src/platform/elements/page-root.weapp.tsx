import { PageMeta } from '@tarojs/components'
import Taro, { useDidHide, useDidShow } from '@tarojs/taro'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { pageRootFont } from '@/platform/look/display-scale.weapp'
import { windowInfo } from '@/platform/host/system-info'
import { paintTabBar } from '@/platform/host/tab-bar.weapp'
import type { PageRootProps } from './page-root.types'
import { useLatest } from './use-latest'

/** First node of every page: its root font size, without which rem would be WeChat's own (a twentieth of the width). */
export function PageRoot({ scale, isDark, top, isTab }: PageRootProps) {
  const { ground, text } = isDark ? DARK : LIGHT
  // What WeChat draws follows the customer's own choice, which may differ from WeChat's.
  const paint = () => {
    paintBar(isDark, top)
    if (isTab) paintTabBar(isDark)
  }
  // Before the page's first picture, or its bar would come in WeChat's colours and turn.
  useState(paint)
  // WeChat paints the page in front, whichever asks.
  const isInFront = useRef(true)
  useDidHide(() => {
    isInFront.current = false
  })
  useDidShow(() => {
    isInFront.current = true
    paint()
  })
  const latest = useLatest(paint)
  useEffect(() => {
    if (isInFront.current) latest.current()
  }, [isDark, top, isTab, latest])
  useEffect(() => {
    // WeChat puts the colours of theme.json back when it turns.
    const repaint = () => {
      if (isInFront.current) latest.current()
    }
    Taro.onThemeChange(repaint)
    return () => Taro.offThemeChange(repaint)
  }, [latest])
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

/** The front colour is the status bar's too, which lies on the page itself where that has the whole screen. */
function paintBar(isDark: boolean, top: PageRootProps['top']): void {
  const { ground } = isDark ? DARK : LIGHT
  const isLit = top ? top === 'dark' : isDark
  Taro.setNavigationBarColor({
    frontColor: isLit ? '#ffffff' : '#000000',
    backgroundColor: ground,
  }).catch(() => undefined)
}

/**
 * Space that WeChat's menu button takes at the top of a full-screen page, as variables for the page's own top:
 * `--host-top` is where the button begins, `--host-right` what it takes at the right.
 */
export function hostInsets(): CSSProperties {
  const { top, left } = Taro.getMenuButtonBoundingClientRect()
  const { windowWidth } = windowInfo()
  return { '--host-top': `${top}px`, '--host-right': `${windowWidth - left}px` } as CSSProperties
}
