import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { useCall } from '@/domains/shell/use-call'
import { useContact } from '@/domains/shell/use-contact'
import { HOTLINE } from '@/lib/hotline'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import type { HelpCenterStore } from './help-center-store'
import { HelpEntry } from './help-entry'

/** What the search has found, or why there is nothing. */
export const HelpResults = observer(function HelpResults({ store }: { store: HelpCenterStore }) {
  const contact = useContact()
  const call = useCall()
  return (
    <ResourceView
      resource={store.results}
      isEmpty={list => list.length === 0}
      empty={
        <StateView
          picture="empty"
          title="没有找到相关问题"
          role="status"
          actions={
            <>
              <Button trackId="help-none-contact" onTap={() => contact(CONTACT_TOPIC.other)}>
                联系理财经理
              </Button>
              <Button tone="secondary" trackId="help-none-call" onTap={() => void call(HOTLINE)}>
                拨打客服 {HOTLINE}
              </Button>
            </>
          }
        >
          换个说法试试，或直接问我们
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
