import type { NativeRecording } from './native-recording.types'

export function recordingChannel(): 'app' | 'mini' | 'h5' {
  return 'mini'
}

/** There is no native app around the mini-program. */
export function recordNatively(_recording: NativeRecording): boolean {
  return false
}
