import { useLeaveGuard } from '@/platform/pages/leave-guard'
import { useStores } from '@/stores/root/context'

const LEAVE = { title: '离开此页？', confirmText: '离开' } as const

/** Before the customer goes back from what is not saved, they are asked; `message` says what would be lost. */
export function useUnsavedGuard(isUnsaved: boolean, message = '填写的内容尚未提交，离开后不会保存。'): void {
  const { ui } = useStores()
  useLeaveGuard(isUnsaved, message, () => ui.confirm({ ...LEAVE, message }))
}
