import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { labelOf } from '@/contract/labels'
import type { ConfirmRequest } from '@/stores/root/ui-store'

/** Of these the step may open again, with the draft that lies there. */
const MAY_COME_BACK: readonly string[] = [FT_APPLY_STATUS.inReview, FT_APPLY_STATUS.returned]

/** Said before a step is left that was closed while it was filled in: what has become of the application, and of what was typed. */
export function closedQuestion(status: string, isDraftKept: boolean): ConfirmRequest {
  const now =
    status === FT_APPLY_STATUS.returned
      ? '这一步已不在需要修改的范围内'
      : `申请状态已变为“${labelOf(FT_APPLY_STATUS, status)}”`
  const typed =
    isDraftKept && MAY_COME_BACK.includes(status)
      ? '刚填写的内容没有提交，已存为草稿，这一步再次退回时可以继续填写。'
      : '刚填写的内容没有提交。'
  return { title: '这一步现在不能修改', message: `${now}。${typed}`, confirmText: '查看申请' }
}
