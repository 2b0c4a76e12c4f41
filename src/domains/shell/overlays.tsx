import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { whenIdle } from '@/platform/idle'
import { useStores } from '@/stores/context'
import { ConfirmPopup } from '@/ui/overlays/confirm-popup'
import { LoadingOverlay } from '@/ui/overlays/loading-overlay'
import { prefetchOverlays } from '@/ui/overlays/prefetch'
import { Toast } from '@/ui/overlays/toast'

/** Toast, loading overlay and confirm popup of a page, as the UiStore says. */
export const Overlays = observer(function Overlays() {
  const { ui } = useStores()
  useEffect(() => whenIdle(prefetchOverlays), [])
  return (
    <>
      <LoadingOverlay isVisible={ui.isOverlayVisible} isSlow={ui.isOverlaySlow} onCancel={ui.cancelOverlay} />
      <ConfirmPopup
        request={ui.confirmRequest}
        onConfirm={() => ui.settleConfirm(true)}
        onCancel={() => ui.settleConfirm(false)}
      />
      <Toast text={ui.toast?.text} tone={ui.toast?.tone ?? 'success'} />
    </>
  )
})
