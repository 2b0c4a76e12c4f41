import { View } from '@tarojs/components'
import { memo, useMemo } from 'react'
import { RichNodes } from './rich-nodes'
import { richNodes } from './rich-text'
import { useFollowLink } from './use-follow-link'
import './server-html.scss'

interface ServerHtmlProps {
  /** Markup of the server: never trusted, drawn only as far as `richNodes` lets it. */
  html: string
  /** Size of the text against the page's own, 1 for the same. */
  scale?: number
}

/** The one way to show markup of the server. */
export const ServerHtml = memo(function ServerHtml({ html, scale = 1 }: ServerHtmlProps) {
  const nodes = useMemo(() => richNodes(html), [html])
  const follow = useFollowLink()
  return (
    <View className="server-html" style={scale === 1 ? undefined : { fontSize: `${0.8 * scale}rem` }}>
      <RichNodes nodes={nodes} onFollow={href => void follow(href)} />
    </View>
  )
})
