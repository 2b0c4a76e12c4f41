import Taro from '@tarojs/taro'

// WeChat answers the question for the connection only later: until then there is one.
let isConnected = true
void Taro.getNetworkType({ success: ({ networkType }) => (isConnected = networkType !== 'none') })

/** Whether the device says it has a connection; a `true` promises nothing, a `false` is certain. */
export function isOnline(): boolean {
  return isConnected
}

/** Tells each time the connection comes or goes. Answers how to stop. */
export function onNetworkChange(handle: (isOnline: boolean) => void): () => void {
  const listen = (change: { isConnected: boolean }) => {
    isConnected = change.isConnected
    handle(isConnected)
  }
  Taro.onNetworkStatusChange(listen)
  return () => Taro.offNetworkStatusChange(listen)
}
