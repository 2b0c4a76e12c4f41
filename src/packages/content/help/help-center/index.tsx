import { observer } from 'mobx-react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { SearchField } from '@/ui/fields/search-field'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { PageBody } from '@/ui/templates/page-body'
import { HelpEntry } from '../help-entry'
import { HelpGroups } from '../help-groups'
import { HelpMore } from '../help-more'
import { HelpResults } from '../help-results'
import { HelpCenterStore } from '../help-center-store'

export default definePage(function HelpCenterPage() {
  const store = usePageStore(root => new HelpCenterStore(root))
  return (
    <PageShell route="content/help-center">
      <PageBody>
        <SearchField label="搜索问题" value={store.keyword} onSearch={store.search} />
        {store.keyword ? <HelpResults store={store} /> : <HelpOverview store={store} />}
      </PageBody>
    </PageShell>
  )
})

const HelpOverview = observer(function HelpOverview({ store }: { store: HelpCenterStore }) {
  const { categories, hot, votes } = store
  return (
    <ResourceView resource={categories} skeleton={<Skeleton shape="list" />}>
      {({ list, serviceHours, videos }) => (
        <>
          <HelpGroups categories={list} />
          <Card>
            <SectionHead title="大家常问" />
            <ResourceView resource={hot}>
              {items => items.map(item => <HelpEntry key={item.id} item={item} votes={votes} />)}
            </ResourceView>
          </Card>
          <HelpMore serviceHours={serviceHours} videos={videos} />
        </>
      )}
    </ResourceView>
  )
})
