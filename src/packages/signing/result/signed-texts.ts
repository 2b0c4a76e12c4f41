import type { SignedContract } from '@/contract/signing'

type Next = Pick<SignedContract, 'nextAction' | 'deadline' | 'coolingHours'>

/** A serial number in groups of eight: it is read out, and a line of it ends between two groups. */
export const inGroups = (serial: string): string => serial.replace(/.{8}(?=.)/g, '$& ')

/** What happens from here on, in order. */
export function nextSteps({ nextAction, deadline, coolingHours }: Next): readonly string[] {
  const until = deadline ? `${deadline.slice(0, 16)} 前` : ''
  const cooling = `到账后进入 ${coolingHours} 小时冷静期，期内可无条件撤单`
  if (nextAction === 'record') return [`${until}完成双录`, '双录通过后，将认购款转入募集账户', cooling]
  if (nextAction === 'pay') return [`${until}将认购款转入募集账户`, cooling, '冷静期结束后确认份额']
  return []
}
