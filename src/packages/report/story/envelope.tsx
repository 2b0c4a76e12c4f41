import { View } from '@tarojs/components'
import {
  ENVELOPE_BACK_URL,
  ENVELOPE_FLAP_URL,
  ENVELOPE_FRONT_URL,
  ENVELOPE_PAPER_URL,
  ENVELOPE_SEAL_URL,
} from './scenery/envelope'
import './envelope.scss'

/** Parts from back to front. */
const PARTS = [
  ['back', ENVELOPE_BACK_URL],
  ['paper', ENVELOPE_PAPER_URL],
  ['front', ENVELOPE_FRONT_URL],
  ['flap', ENVELOPE_FLAP_URL],
  ['seal', ENVELOPE_SEAL_URL],
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
      {PARTS.map(([name, url]) => (
        <View
          key={name}
          className={`envelope__part envelope__${name} moves`}
          style={{ backgroundImage: url }}
        />
      ))}
    </View>
  )
}
