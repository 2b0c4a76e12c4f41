import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { SearchField } from '@/ui/fields/search-field'
import { PageBody } from '@/ui/templates/page-body'
import { BeforeTyping } from '../before-typing'
import { FoundView } from '../found-view'
import { SearchStore } from '../search-store'

export default definePage(function SearchPage() {
  const store = usePageStore(root => new SearchStore(root))
  return (
    <PageShell route="search/search">
      <PageBody>
        <SearchField
          label="搜索产品、文件、消息、帮助"
          value={store.keyword}
          isFocused
          onSearch={store.search}
          onConfirm={store.keep}
        />
        {store.keyword ? <FoundView store={store} /> : <BeforeTyping store={store} />}
      </PageBody>
    </PageShell>
  )
})
