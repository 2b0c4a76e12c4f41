import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { usePageHide } from '@/platform/pages/navigation'
import { continueSpeaking, pauseSpeaking, speak, stopSpeaking } from '@/platform/host/speech'
import { square } from '@/ui/icon/glyphs/square'
import { volume2 } from '@/ui/icon/glyphs/volume-2'
import { Icon } from '@/ui/icon/icon'
import './read-aloud.scss'

interface ReadAloudProps {
  /** What is read, asked for once it is wanted. */
  text: () => string
  trackId: string
  /** The text was heard from its beginning to its end, in so many milliseconds without its pauses. */
  onHeard?: (ms: number) => void
}

/** Reads a text aloud, with pauses; leaving the page ends it. */
export function ReadAloud({ text, trackId, onHeard }: ReadAloudProps) {
  const [state, setState] = useState<'silent' | 'speaking' | 'paused'>('silent')
  const heard = useRef({ ms: 0, since: 0 })
  useEffect(() => stopSpeaking, [])
  const handleStop = () => {
    stopSpeaking()
    setState('silent')
  }
  usePageHide(handleStop)
  const handleStart = () => {
    heard.current = { ms: 0, since: Date.now() }
    setState('speaking')
    speak(text(), isThrough => {
      setState('silent')
      const { ms, since } = heard.current
      if (isThrough) onHeard?.(ms + Date.now() - since)
    })
  }
  const handlePause = () => {
    pauseSpeaking()
    const { ms, since } = heard.current
    heard.current = { ms: ms + Date.now() - since, since: 0 }
    setState('paused')
  }
  const handleContinue = () => {
    heard.current.since = Date.now()
    setState('speaking')
    continueSpeaking()
  }
  const isSilent = state === 'silent'
  return (
    <View className="read-aloud__tools">
      <Tappable className="read-aloud" trackId={trackId} onTap={isSilent ? handleStart : handleStop}>
        <Icon className="read-aloud__icon" glyph={isSilent ? volume2 : square} size={18} />
        {isSilent ? '朗读全文' : '停止朗读'}
      </Tappable>
      {!isSilent && (
        <Tappable className="read-aloud" onTap={state === 'paused' ? handleContinue : handlePause}>
          {state === 'paused' ? '继续朗读' : '暂停朗读'}
        </Tappable>
      )}
    </View>
  )
}
