import Taro from '@tarojs/taro'

type Listener = (isOnline: boolean) => void

// WeChat answers the question for the connection only later: until then there is one.
let isConnected = true
const listeners = new Set<Listener>()

function tell(isOnline: boolean): void {
  isConnected = isOnline
  for (const listen of listeners) listen(isOnline)
}

// Without a connection at the start there is no change that WeChat would tell of.
void Taro.getNetworkType({
  success: ({ networkType }) => {
    if (networkType === 'none') tell(false)
  },
})
Taro.onNetworkStatusChange(change => tell(change.isConnected))

/** Whether the device says it has a connection; a `true` promises nothing, a `false` is certain. */
export function isOnline(): boolean {
  return isConnected
}

/** Tells each time the connection comes or goes. Answers how to stop. */
export function onNetworkChange(handle: Listener): () => void {
  // A function of its own each time: the same handler may be given twice.
  const listen: Listener = isConnectedNow => handle(isConnectedNow)
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** Whether what is fetched now is likely paid by volume. */
export async function isMetered(): Promise<boolean> {
  // A WeChat that does not say counts as free, as browsers do: what was asked for is shown all the same.
  const { networkType } = await Taro.getNetworkType().catch(() => ({ networkType: 'unknown' }))
  return ['2g', '3g', '4g', '5g'].includes(networkType)
}
