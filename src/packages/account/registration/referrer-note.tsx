import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { Note } from '@/ui/kit/note'
import type { EnrollStore } from './enroll-store'
import './referrer-note.scss'

const KINDS = { advisor: '理财经理', customer: '客户', '': '' } as const

/** Who shared the link, masked, and the way to register without them. Nothing for who came by themselves. */
export const ReferrerNote = observer(function ReferrerNote({ store }: { store: EnrollStore }) {
  const { referralCode, referrer } = store
  useEffect(() => {
    if (referralCode) referrer.ensure()
  }, [referralCode, referrer])
  if (!referralCode) return null
  const { data, state } = referrer
  if (!data) {
    return state.kind === 'error' ? <Note>推荐人暂时无法显示，不影响注册。</Note> : null
  }
  if (!data.nameMask) return <Note tone="warn">链接中的推荐码无效，不影响注册。</Note>
  return (
    <Note>
      <View className="referrer-note">
        <View>
          推荐人：{data.nameMask}
          {KINDS[data.kind] && `（${KINDS[data.kind]}）`}
        </View>
        <Tappable className="referrer-note__drop" onTap={store.dropReferral}>
          不使用推荐
        </Tappable>
      </View>
    </Note>
  )
})
