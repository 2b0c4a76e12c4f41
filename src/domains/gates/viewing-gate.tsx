import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { qualifiedViewInfo } from '@/contract/investor'
import { usePageStore } from '@/domains/shell/use-page-store'
import { isOn } from '@/lib/flag'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import { PageBody } from '@/ui/templates/page-body'
import { investorViewing } from './queries'

/**
 * Around whatever shows a private product: drawn, and so fetched, only for who may see it (decision Q6). Everybody else is led
 * to the confirmation, which leads back to here. A page that stands in it asks `investorViewing` among its first calls.
 */
export const ViewingGate = observer(function ViewingGate({ children }: { children: ReactNode }) {
  const { navigation } = useStores()
  const viewing = usePageStore(
    root =>
      new Resource(signal => root.read(qualifiedViewInfo, investorViewing(), signal), {
        changes: changesOf(root),
        dependsOn: ['identity', 'investor'],
      }),
  )
  const handleConfirm = () =>
    navigation.go('suitability/investor-declaration', {
      viewOnly: '1',
      returnTo: navigation.returnAddress,
    })
  return (
    <ResourceView resource={viewing}>
      {({ canView }) =>
        isOn(canView) ? (
          children
        ) : (
          <PageBody>
            <StateView
              picture="closed"
              title="确认后可以浏览"
              actions={
                <Button trackId="viewing-confirm" onTap={handleConfirm}>
                  阅读声明并确认
                </Button>
              }
            >
              私募产品仅向合格投资者展示。请先阅读《合格投资者声明》并确认。
            </StateView>
          </PageBody>
        )
      }
    </ResourceView>
  )
})
