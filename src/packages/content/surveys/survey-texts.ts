import type { Survey } from '@/contract/survey'
import { SURVEY_STATUS } from '@/contract/tables/survey'
import { formatMinute } from '@/lib/date'

/** What stands above questions that cannot be answered any more; `''` while they can. */
export function surveyNote(
  { status, submitTime, points }: Pick<Survey, 'status' | 'submitTime' | 'points'>,
  closedText: string,
): string {
  if (closedText) return `${closedText}，未能提交。您的选择仍可在下方查看。`
  if (status === SURVEY_STATUS.answered) {
    const reward = points > 0 ? `，已获得 ${points} 积分` : ''
    return `您已于 ${formatMinute(submitTime)} 提交${reward}。`
  }
  if (status === SURVEY_STATUS.closed) return '问卷已截止，仅供查看。'
  return status === SURVEY_STATUS.notStarted ? '问卷尚未开始，请稍后再来。' : ''
}

/** What is said once a survey is answered. */
export function thanksText(points: number): string {
  return points > 0 ? `您的意见我们会认真阅读，${points} 积分已到账。` : '您的意见我们会认真阅读。'
}
