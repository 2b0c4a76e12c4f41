import { warn } from './console'
import { hostWindow } from './host.h5'

/** Messages that the page may send to the native app (domain contract, B8). */
export type NativeAction =
  | 'goLogin'
  | 'setTitle'
  | 'takeIdCard'
  | 'takePhoto'
  | 'startFace'
  | 'startDoubleRecord'
  | 'scanBankCard'
  | 'openUrl'
  | 'share'
  | 'saveImage'
  | 'saveContact'
  | 'call'
  | 'close'
  | 'openSetting'
  | 'secureScreen'

type Receiver = (name: string, payload: unknown) => void

/** Calls kept until the app is mounted; more than this is a fault of the host. */
const MAX_QUEUED = 20

let lastCallId = 0
let receiver: Receiver | undefined
let queue: { name: string; payload: unknown }[] = []

/** Sends a message to the native app, whichever transport it offers. `false`: there is no native app. */
export function postToNative(action: NativeAction, data: Readonly<Record<string, unknown>> = {}): boolean {
  const { webkit, trustAppAndroid } = hostWindow()
  const message = { action, data, callId: `${++lastCallId}` }
  const ios = webkit?.messageHandlers?.trustApp
  if (ios) ios.postMessage(message)
  else if (trustAppAndroid) trustAppAndroid.postMessage(JSON.stringify(message))
  else return false
  return true
}

/** The native app sends objects on iOS and JSON texts on Android; a text that is no JSON stays a text. */
function parsePayload(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload
  try {
    return JSON.parse(payload) as unknown
  } catch {
    return payload
  }
}

/**
 * Puts the functions the native app calls onto the window. Runs before the first render, since the app may call at
 * once; calls wait until `connectNativeCalls`, at most 20 of them.
 */
export function installNativeCalls(names: readonly string[]): void {
  const target = hostWindow() as unknown as Record<string, unknown>
  for (const name of names) {
    target[name] = (payload?: unknown) => {
      const call = { name, payload: parsePayload(payload) }
      if (receiver) receiver(call.name, call.payload)
      else if (queue.length < MAX_QUEUED) queue.push(call)
      else warn(`dropped native call ${name}: too many calls before the app was ready`)
    }
  }
}

/** Delivers the waiting calls and from then on every call at once. */
export function connectNativeCalls(receive: Receiver): void {
  receiver = receive
  const waiting = queue
  queue = []
  for (const call of waiting) receive(call.name, call.payload)
}
