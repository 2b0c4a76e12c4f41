import { useEffect, useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { usePageHide } from '@/platform/pages/navigation'
import { speak, stopSpeaking } from '@/platform/host/speech'
import { square } from '@/ui/icon/glyphs/square'
import { volume2 } from '@/ui/icon/glyphs/volume-2'
import { Icon } from '@/ui/icon/icon'
import './read-aloud.scss'

interface ReadAloudProps {
  /** What is read, asked for once it is wanted. */
  text: () => string
  trackId: string
  /** The text was heard from its beginning to its end. */
  onHeard?: () => void
}

/** Reads a text aloud; leaving the page ends it. */
export function ReadAloud({ text, trackId, onHeard }: ReadAloudProps) {
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => stopSpeaking, [])
  const handleStop = () => {
    stopSpeaking()
    setSpeaking(false)
  }
  usePageHide(handleStop)
  const handleStart = () => {
    setSpeaking(true)
    speak(text(), isThrough => {
      setSpeaking(false)
      if (isThrough) onHeard?.()
    })
  }
  return (
    <Tappable className="read-aloud" trackId={trackId} onTap={isSpeaking ? handleStop : handleStart}>
      <Icon className="read-aloud__icon" glyph={isSpeaking ? square : volume2} size={18} />
      {isSpeaking ? '停止朗读' : '朗读全文'}
    </Tappable>
  )
}
