import { aArrowUp } from './glyphs/a-arrow-up'
import { bell } from './glyphs/bell'
import { calendar } from './glyphs/calendar'
import { camera } from './glyphs/camera'
import { chartPie } from './glyphs/chart-pie'
import { check } from './glyphs/check'
import { chevronRight } from './glyphs/chevron-right'
import { circleAlert } from './glyphs/circle-alert'
import { clock } from './glyphs/clock'
import { copy } from './glyphs/copy'
import { creditCard } from './glyphs/credit-card'
import { download } from './glyphs/download'
import { eye } from './glyphs/eye'
import { eyeOff } from './glyphs/eye-off'
import { gift } from './glyphs/gift'
import { headset } from './glyphs/headset'
import { house } from './glyphs/house'
import { phone } from './glyphs/phone'
import { search } from './glyphs/search'
import { shieldCheck } from './glyphs/shield-check'
import { squarePen } from './glyphs/square-pen'
import { trash2 } from './glyphs/trash-2'
import { user } from './glyphs/user'
import { wallet } from './glyphs/wallet'
import { x } from './glyphs/x'
import type { Stories } from '../story'
import { Icon } from './icon'

/** Some of the glyphs: any is drawn the same way. */
const GLYPHS = [
  aArrowUp,
  bell,
  calendar,
  camera,
  chartPie,
  check,
  chevronRight,
  circleAlert,
  clock,
  copy,
  creditCard,
  download,
  eye,
  eyeOff,
  gift,
  headset,
  house,
  phone,
  search,
  shieldCheck,
  squarePen,
  trash2,
  user,
  wallet,
  x,
]

export const stories: Stories = {
  Icon: {
    decoration: () => (
      <>
        {GLYPHS.map(glyph => (
          <Icon key={glyph} glyph={glyph} />
        ))}
      </>
    ),
    sizes: () => (
      <>
        {[14, 16, 18, 20, 22, 24].map(size => (
          <Icon key={size} glyph={bell} size={size} />
        ))}
      </>
    ),
    named: () => <Icon glyph={phone} label="电话" />,
  },
}
