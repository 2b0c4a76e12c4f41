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
  isCareOnly?: boolean
}

/**
 * Reads what has to be read aloud, where the host can. Who heard it all in care mode has read it (V-READ); agreements
 * offer it in care mode alone (`isCareOnly`).
 */
export const AloudReading = observer(function AloudReading(props: AloudReadingProps) {
  const { gate, trackId, isCareOnly } = props
  const { ui } = useStores()
  const begun = useRef('')
  if ((isCareOnly && !ui.isCare) || !canSpeak()) return null
  const handleText = () => {
    begun.current = props.text()
    return begun.current
  }
  const handleHeard = (ms: number) => ui.isCare && gate.heard(begun.current, ms)
  return <ReadAloud trackId={trackId} text={handleText} onHeard={handleHeard} />
})
