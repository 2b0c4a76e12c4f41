import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import type { ServerDraft } from './server-draft'
import { check } from '@/ui/icon/glyphs/check'
import { wifiOff } from '@/ui/icon/glyphs/wifi-off'
import { Icon } from '@/ui/icon/icon'
import { DraftConflict } from './draft-conflict'
import './draft-line.scss'

/** How the saving of the draft stands, in words, at the right of the step header. */
export const DraftLine = observer(function DraftLine({ draft }: { draft: ServerDraft }) {
  const [isChoosing, setChoosing] = useState(false)
  const { state } = draft
  return (
    <View className={`draft-line draft-line--${state.kind}`} aria-live="polite">
      {state.kind === 'saving' && '正在保存'}
      {state.kind === 'saved' && (
        <>
          <Icon className="draft-line__icon" glyph={check} size={14} /> 已自动保存 {state.at.slice(11, 16)}
        </>
      )}
      {state.kind === 'waiting' && (
        <>
          <Icon className="draft-line__icon" glyph={wifiOff} size={14} /> 未保存，网络恢复后继续
        </>
      )}
      {state.kind === 'conflict' && (
        <Tappable className="draft-line__choose" role="link" onTap={() => setChoosing(true)}>
          在其他设备上改过，请选择
        </Tappable>
      )}
      <DraftConflict draft={draft} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </View>
  )
})
