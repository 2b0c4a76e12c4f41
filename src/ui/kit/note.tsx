import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { clock } from '../icon/glyphs/clock'
import { info } from '../icon/glyphs/info'
import { circleAlert } from '../icon/glyphs/circle-alert'
import { Icon } from '../icon/icon'
import './note.scss'
import { unbroken } from './unbroken'

const GLYPHS = { info, due: clock, warn: circleAlert } as const

/** A sentence the customer should read: `info` a fact, `due` a time limit, `warn` something to look after. */
export function Note({ tone = 'info', children }: { tone?: keyof typeof GLYPHS; children: ReactNode }) {
  return (
    <View className={`note note--${tone}`}>
      <Icon className="note__icon" glyph={GLYPHS[tone]} size={16} />
      <View className="note__text">{unbroken(children)}</View>
    </View>
  )
}
