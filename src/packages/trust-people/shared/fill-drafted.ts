import { runInAction } from 'mobx'
import type { ServerDraft } from '@/domains/flow/server-draft'

/**
 * Puts what the server has into a form, and over it the draft of what was typed and never saved. Asked again, what stands in the form
 * stays.
 */
export async function fillDrafted(draft: ServerDraft, fill: () => void): Promise<void> {
  if (draft.found) return
  runInAction(() => {
    fill()
    draft.settle()
  })
  await draft.load()
}
