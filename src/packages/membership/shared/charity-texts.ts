import type { CharityProject } from '@/contract/charity'
import { labelOf } from '@/contract/labels'
import { CHARITY_STATUS } from '@/contract/tables/membership'
import { count } from '@/lib/format-number'
import type { TagTone } from '@/ui/kit/tag'

type Course = Pick<CharityProject, 'status' | 'daysLeft' | 'startTime'>

/** The tag of a project that takes no donations now; one that does has none. */
export function charityTag({
  status,
}: Pick<CharityProject, 'status'>): { tone: TagTone; text: string } | undefined {
  if (status === CHARITY_STATUS.open) return undefined
  return {
    tone: status === CHARITY_STATUS.completed ? 'done' : 'fact',
    text: labelOf(CHARITY_STATUS, status),
  }
}

/** How much time a project has: 还有 42 天, 12-15 开始, 已结束. */
export function charityTime({ status, daysLeft, startTime }: Course): string {
  if (status === CHARITY_STATUS.notStarted) return `${startTime.slice(0, 10)} 开始`
  if (status !== CHARITY_STATUS.open) return '已结束'
  return daysLeft === 0 ? '今天结束' : `还有 ${daysLeft} 天`
}

/** What a project has got: 已筹 640,000 积分，64%. */
export function raisedText({
  raisedPoints,
  progress,
}: Pick<CharityProject, 'raisedPoints' | 'progress'>): string {
  return `已筹 ${count(raisedPoints)} 积分，${progress}%`
}

/** Why nothing can be given now, and what to do instead; `undefined` while it can. */
export function donateRefusal({
  status,
  startTime,
  minPoints,
  balance,
}: Pick<CharityProject, 'status' | 'startTime'> & {
  minPoints: number
  balance: number
}): string | undefined {
  if (status === CHARITY_STATUS.notStarted) return `项目将于 ${startTime.slice(0, 10)} 开放捐赠`
  if (status === CHARITY_STATUS.completed) return '项目已完成募集，可在公益中心选择其他项目'
  if (status !== CHARITY_STATUS.open) return '项目已结束，可在公益中心选择其他项目'
  if (balance < minPoints) return `每次至少 ${count(minPoints)} 积分，您现有 ${count(balance)} 积分`
  return undefined
}

/** What is wrong with the points to be given, as the exact text to show. */
export function donatePointsProblem(
  text: string,
  { minPoints, balance }: { minPoints: number; balance: number },
): string | undefined {
  if (!/^\d{1,9}$/.test(text)) return '请输入整数积分'
  const points = Number(text)
  if (points < minPoints) return `每次至少捐赠${minPoints}积分`
  return points > balance ? `积分不足，当前可用${balance}积分` : undefined
}

/** Amounts to choose from with a tap: the least, some round ones, all there is; each once and within the balance. */
export function quickPoints({ minPoints, balance }: { minPoints: number; balance: number }): number[] {
  const round = [100, 500, 1000].filter(points => points > minPoints && points < balance)
  return [...new Set([minPoints, ...round, balance])].filter(
    points => points >= minPoints && points <= balance,
  )
}
