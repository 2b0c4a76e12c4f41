import { PageMeta } from '@tarojs/components'
import { pageRootFont } from './display-scale.weapp'

/** First node of every page: its root font size, without which rem would be WeChat's own (a twentieth of the width). */
export function PageRoot({ scale }: { scale: number }) {
  return <PageMeta rootFontSize={`${pageRootFont(scale)}px`} />
}
