/** What the native app is told of a recording (message `startDoubleRecord`): nothing of the customer. */
export interface NativeRecording {
  readonly recordId: string
  readonly sessionId: string
  /** The video room with a person; `''` of a recording by oneself. */
  readonly roomUrl: string
  readonly script: readonly { readonly questionId: string; readonly text: string }[]
}
