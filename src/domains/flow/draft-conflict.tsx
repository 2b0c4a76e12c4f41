import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ServerDraft } from './server-draft'
import { versionsOf } from './versions'
import { Button } from '@/ui/kit/button'
import { ButtonPair } from '@/ui/kit/button-pair'
import { Dialog } from '@/ui/overlays/dialog'
import './draft-conflict.scss'

interface DraftConflictProps {
  draft: ServerDraft
  isOpen: boolean
  onClose: () => void
}

/** Two devices have gone different ways: which of the two versions stays, the customer says. */
export const DraftConflict = observer(function DraftConflict({ draft, isOpen, onClose }: DraftConflictProps) {
  const { state } = draft
  if (state.kind !== 'conflict') return null
  const { device, savedAt } = state.theirs
  const handleKeep = () => {
    onClose()
    void draft.keepMine()
  }
  const handleTake = () => {
    onClose()
    // Without a line the choice stays open; the call has said so.
    draft.takeTheirs().catch(() => undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      title="保留哪一份？"
      actions={
        <ButtonPair
          left={
            <Button tone="secondary" trackId="draft-theirs" onTap={handleTake}>
              用另一份
            </Button>
          }
          right={
            <Button trackId="draft-mine" onTap={handleKeep}>
              保留这一份
            </Button>
          }
        />
      }
      onClose={onClose}
    >
      <View>
        {device === ''
          ? '这一步已在其他设备上保存过。'
          : `这份申请于 ${savedAt.slice(5, 16)} 在“${device}”上改过。`}
        请选择保留本机正在填写的内容，或改用那台设备上的内容；未选的一份不再保留。
      </View>
      <Differences of={draft.differences} />
    </Dialog>
  )
})

/** Both versions of what was typed, below each other; of what was chosen or photographed the name alone. */
function Differences({ of }: { of: ServerDraft['differences'] }) {
  const { typed, others } = versionsOf(of)
  return (
    <>
      {typed.map(({ label, mine, theirs }, index) => (
        <View key={index} className="draft-conflict">
          <View className="draft-conflict__label">{label}</View>
          <View>本机：{mine}</View>
          <View>另一份：{theirs}</View>
        </View>
      ))}
      {others.length > 0 && <View className="draft-conflict">另有不同：{others.join('、')}</View>}
    </>
  )
}
