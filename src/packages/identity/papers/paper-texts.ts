import type { PaperApplicationData } from '@/contract/papers'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { isOn } from '@/lib/flag'

interface Outcome {
  readonly picture: 'success' | 'closed' | 'error'
  readonly tone: 'done' | 'progress' | 'failed' | 'due'
  /** 审核中. */
  readonly state: string
  readonly title: string
  readonly text: string
  /** What the customer does next about it; undefined for nothing. */
  readonly action?: string
}

const FILLING: Outcome = {
  picture: 'closed',
  tone: 'due',
  state: '待提交',
  title: '认证尚未完成',
  text: '从上次离开的一步继续，已填写的内容都在。',
  action: '继续填写',
}

/** How an application stands, in words. */
export function outcomeOf({ status, isUpdating, rejectReason }: PaperApplicationData): Outcome {
  const isRenewal = isOn(isUpdating)
  switch (status) {
    case ID_APPLICATION_STATUS.inReview:
      return {
        picture: 'success',
        tone: 'progress',
        state: '审核中',
        title: '资料已提交，等待审核',
        text: '工作人员正在核对您的证件，无需重复提交。',
      }
    case ID_APPLICATION_STATUS.passed:
      return {
        picture: 'success',
        tone: 'done',
        state: '已通过',
        title: isRenewal ? '证件已更新' : '实名认证已通过',
        text: isRenewal ? '新证件已生效，可以继续办理业务。' : '您的身份已核实，可以继续办理业务。',
      }
    case ID_APPLICATION_STATUS.failed:
      return {
        picture: 'error',
        tone: 'failed',
        state: '未通过',
        title: isRenewal ? '证件更新未通过' : '实名认证未通过',
        text: `原因：${rejectReason}`,
        action: '修改后重新提交',
      }
    case ID_APPLICATION_STATUS.expired:
      return {
        picture: 'closed',
        tone: 'failed',
        state: '已失效',
        title: '申请已失效',
        text: '24 小时内没有完成，照片与填写的内容已删除，请重新开始。',
        action: '重新开始',
      }
    default:
      return FILLING
  }
}
