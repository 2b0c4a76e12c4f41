import { useEffect, useState } from 'react'
import type { Article } from '@/contract/article'
import { plainTextOf } from '@/domains/rich-text/rich-text'
import { Tappable } from '@/platform/elements'
import { usePageHide } from '@/platform/navigation'
import { speak, stopSpeaking } from '@/platform/speech'
import { square } from '@/ui/icon/glyphs/square'
import { volume2 } from '@/ui/icon/glyphs/volume-2'
import { Icon } from '@/ui/icon/icon'

/** Reads an article aloud; leaving the page ends it. */
export function ReadAloud({ article }: { article: Article }) {
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => stopSpeaking, [])
  const handleStop = () => {
    stopSpeaking()
    setSpeaking(false)
  }
  usePageHide(handleStop)
  const handleStart = () => {
    setSpeaking(true)
    speak(`${article.title}。\n${plainTextOf(article.content)}\n${article.disclaimer}`, () =>
      setSpeaking(false),
    )
  }
  return (
    <Tappable
      className="reading-tools__button"
      trackId="article-read-aloud"
      onTap={isSpeaking ? handleStop : handleStart}
    >
      <Icon className="reading-tools__icon" glyph={isSpeaking ? square : volume2} size={18} />
      {isSpeaking ? '停止朗读' : '朗读全文'}
    </Tappable>
  )
}
