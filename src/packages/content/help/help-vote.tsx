import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HelpItem } from '@/contract/help'
import { isOn } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import type { HelpVotes } from './help-votes'
import './help-entry.scss'

/** Asks whether an answer helped; said once, it says so instead. */
export const HelpVote = observer(function HelpVote({ item, votes }: { item: HelpItem; votes: HelpVotes }) {
  const { vote, usefulCount: count } = item
  return (
    <View className="help-vote" role="status">
      {vote === '' ? (
        <>
          <View className="help-vote__ask">这个回答有帮助吗？</View>
          <Tappable
            className="help-vote__choice"
            trackId="help-vote"
            onTap={() => void votes.vote(item, '1')}
          >
            有帮助
          </Tappable>
          <Tappable
            className="help-vote__choice"
            trackId="help-vote"
            onTap={() => void votes.vote(item, '0')}
          >
            没帮助
          </Tappable>
        </>
      ) : (
        <View className="help-vote__ask">
          {isOn(vote) ? '感谢评价，很高兴帮到您' : '感谢评价，我们会改进。也可以拨打页面底部的客服电话'}
          {count > 0 && ` · ${count} 人觉得有帮助`}
        </View>
      )}
    </View>
  )
})
