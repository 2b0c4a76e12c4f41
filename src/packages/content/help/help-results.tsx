import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { HELP_KEYWORD } from '@/contract/help'
import { Card } from '@/ui/kit/card'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import type { HelpCenterStore } from './help-center-store'
import { HelpEntry } from './help-entry'

/** What the search has found, or why there is nothing. */
export const HelpResults = observer(function HelpResults({ store }: { store: HelpCenterStore }) {
  if (store.isTooShort) {
    return (
      <View className="help-results__note" role="status">
        请至少输入 {HELP_KEYWORD.min} 个字
      </View>
    )
  }
  return (
    <ResourceView
      resource={store.results}
      isEmpty={list => list.length === 0}
      empty={
        <StateView picture="empty" title="没有找到相关问题" role="status">
          换个说法试试，或拨打页面底部的客服电话
        </StateView>
      }
    >
      {list => (
        <Card>
          <View className="help-results__note" role="status">
            找到 {list.length} 个相关问题
          </View>
          {list.map(item => (
            <HelpEntry key={item.id} item={item} votes={store.votes} keyword={store.keyword} />
          ))}
        </Card>
      )}
    </ResourceView>
  )
})
