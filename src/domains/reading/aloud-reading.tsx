import { observer } from 'mobx-react'
import { useRef } from 'react'
import { canSpeak } from '@/platform/host/speech'
import { useStores } from '@/stores/root/context'
import { ReadAloud } from './read-aloud'
import type { ReadingGate } from './reading-gate'

interface AloudReadingProps {
  gate: ReadingGate
  /** What is read, asked for once it is wanted. */
  text: () => string
  trackId: string
}

/** Reads what has to be read to customers of the care mode; who heard it all has read it. */
export const AloudReading = observer(function AloudReading({ gate, text, trackId }: AloudReadingProps) {
  const { ui } = useStores()
  const begun = useRef({ at: 0, text: '' })
  if (!ui.isCare || !canSpeak()) return null
  const handleText = () => {
    begun.current = { at: Date.now(), text: text() }
    return begun.current.text
  }
  const handleHeard = () => gate.heard(begun.current.text, Date.now() - begun.current.at)
  return <ReadAloud trackId={trackId} text={handleText} onHeard={handleHeard} />
})
