import { postToNative } from './bridge.h5'
import { hostKind } from './host.h5'
import type { NativeRecording } from './native-recording.types'

/** Which host records. */
export function recordingChannel(): 'app' | 'mini' | 'h5' {
  const kind = hostKind()
  return kind === 'native' ? 'app' : kind === 'webview' ? 'mini' : 'h5'
}

/** Hands a recording over to the native app, which records, uploads and hands in by itself. `false`: there is no native app. */
export function recordNatively(recording: NativeRecording): boolean {
  return postToNative('startDoubleRecord', { ...recording })
}
