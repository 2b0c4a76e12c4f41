import { count } from '@/lib/format-number'
import type { VipHome } from './center-store'

/** How far the growth has come within its level, 0 to 100; the highest level is full. */
export function levelPercent({
  growthPoints,
  levelFrom,
  nextFrom,
}: Pick<VipHome, 'growthPoints' | 'levelFrom' | 'nextFrom'>): number {
  if (nextFrom <= levelFrom) return 100
  return Math.min(100, Math.max(0, Math.floor(((growthPoints - levelFrom) * 100) / (nextFrom - levelFrom))))
}

/** What is missing to the next level, or that there is none above. */
export function levelText({ nextLevel, pointsToNext }: Pick<VipHome, 'nextLevel' | 'pointsToNext'>): string {
  return nextLevel ? `再获得 ${count(pointsToNext)} 积分升级为${nextLevel}` : '您已是最高等级会员'
}

/** Points that lapse next; `''` when there are none. */
export function lapseText(points: number, date: string): string {
  return points > 0 ? `${count(points)} 积分将于 ${date} 到期` : ''
}
