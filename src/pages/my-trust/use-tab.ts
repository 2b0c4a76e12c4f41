import { useState } from 'react'
import type { MyTrustTab } from '@/contract/tables/my-trust'

/** The view in front: the one the customer chose, until the page is opened anew for another one. */
export function useTab(asked: MyTrustTab): [MyTrustTab, (tab: MyTrustTab) => void] {
  const [state, setState] = useState({ asked, tab: asked })
  if (state.asked !== asked) setState({ asked, tab: asked })
  const choose = (tab: MyTrustTab) => setState({ asked, tab })
  return [state.asked === asked ? state.tab : asked, choose]
}
