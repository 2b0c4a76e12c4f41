import { useStores } from '@/stores/root/context'
import type { Row } from '@/stores/form/rows'
import type { Parts } from '@/stores/form/group'

/** Takes a row away: an empty one at once, one that holds something after a question. Nothing where it may not go. */
export function useConfirmRemove<F extends Parts>(
  row: Row<F>,
  name: string,
  onRemove: (() => void) | undefined,
): (() => void) | undefined {
  const { ui } = useStores()
  if (!onRemove) return undefined
  return () => {
    if (!row.isDirty) return onRemove()
    const request = {
      title: `删除${name || '这一项'}？`,
      message: '已填写的内容会一并删除。',
      confirmText: '删除',
    }
    void ui.confirm(request).then(isSure => isSure && onRemove())
  }
}
