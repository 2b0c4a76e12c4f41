import { codesOf } from '@/contract/code-table'
import { filterOptionsOf } from '@/contract/labels'
import { THIRD_PARTY_TYPE } from '@/contract/personal-info'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useStores } from '@/stores/root/context'
import { Chips } from '@/ui/kit/chips'
import { Note } from '@/ui/kit/note'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { ConsentDialog } from '../consent-dialog'
import { ThirdPartyCard } from '../third-party-card'
import { ThirdPartiesStore } from '../third-parties-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { choiceParam } from '@/lib/address-choice'
import { chosenOf } from '@/stores/primitives/paged-list'

export default definePage(function ThirdPartiesPage() {
  const { user } = useStores()
  const { type } = useParams('account/third-parties')
  const store = usePageStore(
    root => new ThirdPartiesStore(root, choiceParam(type, codesOf(THIRD_PARTY_TYPE))),
  )
  useShownParams('account/third-parties', chosenOf(store.parties.filter))
  return (
    <PageShell route="account/third-parties">
      <ListPage
        list={store.parties}
        head={
          <>
            <Chips
              label="接收方类型"
              options={filterOptionsOf(THIRD_PARTY_TYPE, '全部')}
              value={store.parties.filter.type}
              onChange={type => store.parties.narrow({ type })}
            />
            {user.session === 'anonymous' && <Note>登录后可查看最近一次共享的时间，并撤回同意。</Note>}
          </>
        }
        empty={
          <StateView picture="empty" title="没有这类接收方">
            选择“全部”查看其他接收方
          </StateView>
        }
        keyOf={party => party.partyId}
        renderRow={party => <ThirdPartyCard party={party} store={store} />}
        endText={`已显示全部 ${store.parties.total} 个接收方`}
      />
      <ConsentDialog change={store.consent} />
    </PageShell>
  )
})
