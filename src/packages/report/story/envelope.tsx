import { View } from '@tarojs/components'
import { Picture } from '@/platform/elements/picture'
import {
  ENVELOPE_BACK,
  ENVELOPE_FLAP,
  ENVELOPE_FRONT,
  ENVELOPE_PAPER,
  ENVELOPE_SEAL,
} from './scenery/envelope'
import './envelope.scss'

/** Parts from back to front. */
const PARTS = [
  ['back', ENVELOPE_BACK],
  ['paper', ENVELOPE_PAPER],
  ['front', ENVELOPE_FRONT],
  ['flap', ENVELOPE_FLAP],
  ['seal', ENVELOPE_SEAL],
] as const

/** How long the seal takes to open. */
export const OPENING_MS = 600

/** The new-year letter: sealed, or opened with the letter risen from it. */
export function Envelope({ isOpen }: { isOpen: boolean }) {
  return (
    <View
      className={`envelope ${isOpen ? 'envelope--open' : ''}`}
      role="img"
      aria-label={isOpen ? '已启封的信' : '未启封的信'}
    >
      {PARTS.map(([name, drawing]) => (
        <Picture key={name} className={`envelope__part envelope__${name} moves`} drawing={drawing} />
      ))}
    </View>
  )
}
