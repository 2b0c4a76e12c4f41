import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { isOn } from '@/lib/flag'
import { whenIdle } from '@/platform/host/idle'
import { onDemand } from '@/platform/elements/on-demand'
import { useStores } from '@/stores/root/context'
import { ConfirmPopup } from '@/ui/overlays/confirm-popup'
import { LoadingOverlay } from '@/ui/overlays/loading-overlay'
import { prefetchOverlays } from '@/ui/overlays/prefetch'
import { Toast } from '@/ui/overlays/toast'

const SessionWatch = onDemand<{ isWanted: boolean }>(
  async () => (await import('@/domains/session/session-watch')).SessionWatch,
  ({ isWanted }) => isWanted,
)

/** Toast, loading overlay and confirm popup of a page, as the UiStore says; and what watches over the session. */
export const Overlays = observer(function Overlays() {
  const { ui, user } = useStores()
  const [isIdle, setIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        prefetchOverlays()
        setIdle(true)
      }),
    [],
  )
  const isSessionKnown = user.user?.session !== undefined
  return (
    <>
      <LoadingOverlay isVisible={ui.isOverlayVisible} isSlow={ui.isOverlaySlow} onCancel={ui.cancelOverlay} />
      <ConfirmPopup
        request={ui.confirmRequest}
        onConfirm={() => ui.settleConfirm(true)}
        onCancel={() => ui.settleConfirm(false)}
      />
      <SessionWatch isWanted={(isSessionKnown && isIdle) || isOn(user.user?.isOtherLoginWaiting)} />
      <Toast text={ui.toast?.text} tone={ui.toast?.tone ?? 'success'} />
    </>
  )
})
