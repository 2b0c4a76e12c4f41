import type { Flow } from '@/lib/flow'

/** What is known of an application for real-name authentication by ID card. */
export interface IdentityFacts {
  readonly areBothRead: boolean
  readonly isConfirmed: boolean
  /** It waits for people, or is decided: nothing is left to do. */
  readonly isOver: boolean
}

export type IdentityRoute =
  | 'identity/identity-scan'
  | 'identity/identity-scan-info'
  | 'identity/face-verify'
  | 'identity/real-name-result'

/** From the photos to the result, which is never done: whoever opens an earlier step afterwards is led to it. */
export const identityFlow: Flow<IdentityFacts, IdentityRoute> = [
  {
    id: 'scan',
    route: 'identity/identity-scan',
    title: '拍摄身份证',
    isDone: ({ areBothRead, isOver }) => areBothRead || isOver,
  },
  {
    id: 'info',
    route: 'identity/identity-scan-info',
    title: '核对识别结果',
    isDone: ({ isConfirmed, isOver }) => isConfirmed || isOver,
  },
  { id: 'face', route: 'identity/face-verify', title: '人脸识别', isDone: ({ isOver }) => isOver },
  { id: 'result', route: 'identity/real-name-result', title: '认证结果', isDone: () => false },
]
