import { View } from '@tarojs/components'
import { info } from '../icon/glyphs/info'
import { Icon } from '../icon/icon'
import { unbroken } from './unbroken'
import './reason-line.scss'

/** Why something does nothing now. */
export function ReasonLine({ id, text }: { id?: string; text: string }) {
  return (
    <View id={id} className="reason-line">
      <Icon glyph={info} size={14} />
      <View>{unbroken(text)}</View>
    </View>
  )
}
