import { x } from '../icon/glyphs/x'
import { Icon } from '../icon/icon'

/** Stands for the kit's own icon of this name (config/index.ts). */
export function Close() {
  return <Icon glyph={x} />
}
