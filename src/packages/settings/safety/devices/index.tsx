import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Button } from '@/ui/kit/button'
import { DetailPage } from '@/ui/templates/detail-page'
import { DeviceList } from '../device-list'
import { DevicesStore } from '../devices-store'

export default definePage(function DevicesPage() {
  const store = usePageStore(root => new DevicesStore(root))
  return (
    <PageShell route="settings/devices">
      <DetailPage
        resource={store.devices}
        renderDock={({ list }) =>
          list.length > 1 && (
            <Button
              tone="secondary"
              trackId="device-sign-out-others"
              onTap={() => void store.signOutOthers()}
            >
              退出其他全部设备
            </Button>
          )
        }
      >
        {devices => <DeviceList devices={devices} store={store} />}
      </DetailPage>
    </PageShell>
  )
})
