import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { useCall } from '@/domains/shell/use-call'
import { useContact } from '@/domains/shell/use-contact'
import { HOTLINE } from '@/lib/hotline'
import { Button } from '@/ui/kit/button'
import { unbroken } from '@/ui/kit/unbroken'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import { GroupCard } from './group-card'
import { groupsOf, type HitGroup, placeGroup } from './groups'
import type { SearchStore } from './search-store'
import './search.scss'

/** What was found: pages of the app at once, everything else when the server has answered. */
export const FoundView = observer(function FoundView({ store }: { store: SearchStore }) {
  const { keyword, places, results } = store
  const card = (group: HitGroup) => (
    <GroupCard key={`${group.kind} ${keyword}`} group={group} keyword={keyword} onOpen={store.keep} />
  )
  return (
    <>
      {places.length > 0 && card(placeGroup(places))}
      <ResourceView resource={results}>
        {found => {
          const groups = groupsOf(found, keyword)
          const total = groups.reduce((sum, group) => sum + group.total, places.length)
          if (total === 0) return <NothingFound keyword={keyword} />
          return (
            <>
              <View className="search__count" role="status">
                找到 {total} 项
              </View>
              {groups.map(card)}
            </>
          )
        }}
      </ResourceView>
    </>
  )
})

function NothingFound({ keyword }: { keyword: string }) {
  const contact = useContact()
  const call = useCall()
  return (
    <StateView
      picture="empty"
      title="没有找到"
      role="status"
      actions={
        <>
          <Button trackId="search-none-contact" onTap={() => contact(CONTACT_TOPIC.other)}>
            联系理财经理
          </Button>
          <Button tone="secondary" trackId="search-none-call" onTap={() => void call(HOTLINE)}>
            <View>{unbroken(`拨打客服 ${HOTLINE}`)}</View>
          </Button>
        </>
      }
    >
      没有与“{keyword}”有关的内容，换个说法试试，或直接问我们。
    </StateView>
  )
}
