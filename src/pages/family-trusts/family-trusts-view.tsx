import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ResponseOf } from '@/contract/endpoint'
import { labelOf } from '@/contract/labels'
import type { ftApplicationList } from '@/contract/my-trust'
import { TRUST_KIND } from '@/contract/tables/trust'
import { gateRoute } from '@/domains/gates/gate-route'
import { tenThousands } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { SectionHead } from '@/ui/kit/section-head'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import { ListView } from '@/ui/templates/list-page'
import { PageBody } from '@/ui/templates/page-body'
import { ApplicationCard } from './application-card'
import type { FamilyTrustsStore } from './family-trusts-store'
import { TrustHero } from './trust-hero'
import './family-trusts.scss'

/** 家族信托: established trusts, then applications with how far they are. */
export const FamilyTrustsView = observer(function FamilyTrustsView({ store }: { store: FamilyTrustsStore }) {
  const page = store.applications.last
  return (
    <PageBody>
      <TrustHeroes store={store} />
      <SectionHead title="申请进度" />
      <ListView
        list={store.applications}
        endText=""
        empty={
          <StateView picture="empty" title="还没有家族信托申请" actions={undefined}>
            家族信托可用于财富传承、养老与子女教育安排。
          </StateView>
        }
        keyOf={application => application.applyId}
        renderRow={application => <ApplicationCard application={application} store={store} />}
      />
      {page && (
        <>
          <NewApplication gates={page.gates} store={store} />
          <View className="family-trusts__note">
            {page.minAmounts.map(({ trustKind, amount }) => (
              <View key={trustKind}>
                {labelOf(TRUST_KIND, trustKind)}设立金额不低于 {tenThousands(amount)} 万元
              </View>
            ))}
          </View>
        </>
      )}
    </PageBody>
  )
})

/** Begins an application; while a gate is open it says what comes first, and leads there. */
const NewApplication = observer(function NewApplication({
  gates,
  store,
}: Pick<ResponseOf<typeof ftApplicationList>, 'gates'> & { store: FamilyTrustsStore }) {
  const { navigation, user } = useStores()
  const route = gateRoute(gates[0]?.code, user.user)
  return (
    <Button
      disabledReason={gates[0]?.msg}
      isBusy={store.start.isSubmitting}
      busyText="正在新建"
      trackId="ft-new"
      tone="secondary"
      onDisabledTap={route && (() => navigation.go(route, { returnTo: navigation.returnAddress }))}
      onTap={() => void store.begin()}
    >
      新建家族信托申请
    </Button>
  )
})

const TrustHeroes = observer(function TrustHeroes({ store }: { store: FamilyTrustsStore }) {
  return (
    <ResourceView resource={store.trusts}>
      {trusts => (
        <>
          {trusts.map(trust => (
            <TrustHero key={trust.trustId} row={trust} />
          ))}
        </>
      )}
    </ResourceView>
  )
})
