import { pageAhead } from '@/platform/h5-router/page-ahead'
import { callData } from '@/platform/net/call-data'
import type { SendAhead } from './prepare-page.types'

type Params = Readonly<Record<string, string | undefined>>

/**
 * A finger is on the way to a page: its code begins to come, and what it will ask first is sent by `send`. The function that is returned
 * gives up what `send` said how to.
 */
export function preparePage(page: string, params: Params, send: SendAhead): () => void {
  let isGivenUp = false
  let giveUp: (() => void)[] = []
  pageAhead(page).then(
    calls => {
      if (isGivenUp) return
      giveUp = calls.flatMap(call => {
        const data = callData(call, params)
        return data ? [send(call.name, data)] : []
      })
    },
    () => undefined,
  )
  return () => {
    isGivenUp = true
    giveUp.forEach(drop => drop())
  }
}
