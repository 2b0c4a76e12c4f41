import { INNER } from '@/contract/codes'
import type { SavedDraft } from '@/contract/draft'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { draftOf, type DraftRow, dropDraft, saveDraft } from '../store/drafts'

const NONE: SavedDraft = { revision: 0, content: '', savedAt: '', device: '' }

function savedDraft(row: DraftRow | undefined): SavedDraft {
  if (!row) return NONE
  return {
    revision: row.revision,
    content: row.content,
    savedAt: dateTimeInShanghai(row.saved_at),
    device: row.device,
  }
}

/** Handlers of `src/contract/draft.ts`. */
export const draftHandlers = {
  draftQuery({ kind, subject }, { db, customerId }) {
    return savedDraft(draftOf(db, { customerId, kind, subject }))
  },

  draftSave({ kind, subject, revision, content, device }, { db, customerId, now }) {
    const key = { customerId, kind, subject }
    const known = draftOf(db, key)
    if ((known?.revision ?? 0) !== revision) {
      throw new BusinessError(INNER.stateConflict, {
        msg: '这份申请在其他设备上改过，请选择要保留的内容',
        data: savedDraft(known),
      })
    }
    const saved = { revision: revision + 1, content, device, saved_at: now() }
    saveDraft(db, key, saved)
    return { revision: saved.revision, savedAt: dateTimeInShanghai(saved.saved_at) }
  },

  draftDrop({ kind, subject }, { db, customerId }) {
    dropDraft(db, { customerId, kind, subject })
    return {}
  },
} satisfies Partial<Handlers>
