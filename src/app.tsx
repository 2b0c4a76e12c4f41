import './ui/styles/base.scss' // first: every component's styles come after the base
import type { PropsWithChildren } from 'react'
import { useEffect } from 'react'
import { NATIVE_CALL_NAMES } from './contract/native-call-names'
import { Bars } from '@/platform/bars/bars'
import { registerAnalyticsTool } from '@/platform/analytics/analytics'
import { analyticsTool } from '@/platform/analytics/analytics-tool'
import { installNativeCalls } from '@/platform/host/bridge'
import { whenIdle } from '@/platform/host/idle'
import { prepareLaunch } from '@/platform/host/launch'
import { giveAddresses } from '@/platform/pages/addresses'
import { startTheme } from '@/platform/look/theme'
import { routeList } from './routes'
import { canonicalPath, isScaleExempt } from './routes/rules'
import { tabs } from './routes/tabs'
import { keepServerLabels } from '@/stores/root/server-labels'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'

// At module scope, since the router reads the address as soon as this module has run, and the app may call at once.
prepareLaunch({
  canonicalPath: path => canonicalPath(routeList, path),
  isScaleExempt: path => isScaleExempt(routeList, path),
})
giveAddresses(routeList)
installNativeCalls(NATIVE_CALL_NAMES)
startTheme()
registerAnalyticsTool(analyticsTool())

const stores = new RootStore()

/** Help is the customer's own advisor; for a visitor, what is often asked. */
function openHelp(): void {
  stores.navigation.go(stores.user.session === 'known' ? 'advisor/contact' : 'content/help-center')
}

function openTab(index: number): void {
  const tab = tabs[index]
  if (tab) stores.navigation.switchTo(tab.name)
}

export default function App({ children }: PropsWithChildren) {
  useEffect(() => stores.nativeCalls.connect(), [])
  useEffect(() => whenIdle(() => keepServerLabels(stores)), [])
  return (
    <StoresProvider stores={stores}>
      <Bars tabs={tabs} onBack={stores.navigation.backWithin} onHelp={openHelp} onTab={openTab}>
        {children}
      </Bars>
    </StoresProvider>
  )
}
