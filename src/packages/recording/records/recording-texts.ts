import type { Recording } from '@/contract/recording'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { spanText } from '@/domains/time/day-text'
import type { TagTone } from '@/ui/kit/tag'

const S = RECORDING_STATUS

const TONES: Readonly<Partial<Record<string, TagTone>>> = {
  [S.toRecord]: 'due',
  [S.booked]: 'progress',
  [S.inReview]: 'progress',
  [S.passed]: 'done',
  [S.rejected]: 'failed',
}

/** How a recording's state is coloured. */
export const recordingTone = (status: string): TagTone => TONES[status] ?? 'fact'

/** When the desk calls: `11月23日 周一 09:30–10:00`; `''` without a booking. */
export function appointmentText({
  appointmentTime,
  appointmentEnd,
}: Pick<Recording, 'appointmentTime' | 'appointmentEnd'>): string {
  if (!appointmentTime) return ''
  return spanText(appointmentTime, appointmentEnd)
}

/** What a closed recording says, and what comes next. */
export const CLOSED_TEXTS: Readonly<
  Partial<Record<string, { readonly title: string; readonly text: string }>>
> = {
  [S.inReview]: { title: '双录审核中', text: '预计 1 个工作日内完成审核，通过后可以打款，届时会通知您。' },
  [S.passed]: { title: '双录已通过', text: '本笔订单的双录已完成，可在订单中查看下一步。' },
  [S.expired]: { title: '双录期限已过', text: '订单已自动关闭。如仍需认购，请联系理财经理。' },
  [S.notNeeded]: { title: '无需录制', text: '订单已撤销，不需要再办理双录。' },
}

const PLACE = '光线充足、环境安静，仅您本人出镜'
const FACE = '面部完整入镜，不戴口罩、墨镜'
const USE = '录像仅用于本次销售的合规留存'

/** What makes a recording good: by oneself, and with a person. */
export const TIPS: Readonly<Record<'byOneself' | 'byPerson', readonly string[]>> = {
  byOneself: [PLACE, FACE, '听完问题先出声回答，再点选', USE],
  byPerson: [PLACE, FACE, '请备好本人身份证，逐题出声回答', USE],
}
