import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { BeneSet } from '@/contract/beneficiary'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'

interface LockedNoteProps {
  set: Pick<BeneSet, 'canEdit' | 'reason'>
  children: ReactNode
}

/** A form of the set, or why nothing may be changed now. */
export function LockedNote({ set, children }: LockedNoteProps) {
  const { navigation } = useStores()
  if (isOn(set.canEdit)) return <>{children}</>
  return (
    <View>
      <StateView
        picture="empty"
        title="现在不能修改"
        actions={<Button onTap={() => navigation.back()}>返回</Button>}
      >
        {set.reason}
      </StateView>
    </View>
  )
}
