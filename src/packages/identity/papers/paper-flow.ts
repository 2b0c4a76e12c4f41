import type { Flow } from '@/lib/flow'

/** What is known of an application by another document than the ID card. */
export interface PaperFlowFacts {
  /** The server has the document just as it stands in the form. */
  readonly isPaperSaved: boolean
  /** It waits for people, or is decided: nothing is left to do. */
  readonly isOver: boolean
}

export type PaperRoute = 'identity/identity-info' | 'identity/upload-file' | 'identity/upload-result'

/** From the document to its photos; the result is never done: whoever opens an earlier step afterwards is led to it. */
export const paperFlow: Flow<PaperFlowFacts, PaperRoute> = [
  {
    id: 'info',
    route: 'identity/identity-info',
    title: '填写证件信息',
    isDone: ({ isPaperSaved, isOver }) => isPaperSaved || isOver,
  },
  { id: 'files', route: 'identity/upload-file', title: '上传证件照片', isDone: ({ isOver }) => isOver },
  { id: 'result', route: 'identity/upload-result', title: '提交结果', isDone: () => false },
]
