import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { BeneSet } from '@/contract/beneficiary'
import type { ServerDraft } from '@/domains/flow/server-draft'
import { isOn, whyNot } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'

interface LockedNoteProps {
  set: Pick<BeneSet, 'canEdit' | 'reason'>
  draft: Pick<ServerDraft, 'state'>
  children: ReactNode
}

/** A form of the set, or why nothing may be changed now, and what becomes of what was typed until then. */
export const LockedNote = observer(function LockedNote({ set, draft, children }: LockedNoteProps) {
  const { navigation } = useStores()
  if (isOn(set.canEdit)) return <>{children}</>
  return (
    <View>
      <StateView
        picture="empty"
        title="现在不能修改"
        actions={<Button onTap={() => navigation.back()}>返回</Button>}
      >
        {whyNot(set.canEdit, set.reason)}
        {draft.state.kind === 'saved' && '。填写的内容没有提交，已存为草稿，可以修改时继续填写。'}
      </StateView>
    </View>
  )
})
