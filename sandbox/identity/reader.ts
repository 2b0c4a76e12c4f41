import type { CardSide, ReadCard } from '@/contract/identity'
import type { Db } from '../store/database'
import { readMeta, writeMeta } from '../store/meta'
import { idCardOf } from './id-cards'

/** What the reading service makes of the next photo: it stands for a service of others, so its answer is set from outside. */
export const READINGS = ['fine', 'notACard', 'otherSide', 'copy', 'doubtful'] as const

export type Reading = (typeof READINGS)[number]

const NEXT = 'nextCardReading'

/** How the next photo is read; afterwards they are fine again. */
export function setNextReading(db: Db, reading: Reading): void {
  writeMeta(db, NEXT, reading)
}

function takeNextReading(db: Db): Reading {
  const next = READINGS.find(reading => reading === readMeta(db, NEXT))
  if (next) writeMeta(db, NEXT, 'fine')
  return next ?? 'fine'
}

const SIDE_NAMES: Record<CardSide, string> = { front: '人像面', back: '国徽面' }

/** Reads the customer's card; a text says why it cannot be read. */
export function readCard(db: Db, customerId: string, side: CardSide): ReadCard | string {
  const reading = takeNextReading(db)
  const card = idCardOf(customerId)
  if (!card || reading === 'notACard') return `没有识别到身份证，请将${SIDE_NAMES[side]}放满画面后重新拍摄`
  if (reading === 'otherSide') {
    const other = SIDE_NAMES[side === 'front' ? 'back' : 'front']
    return `这是${other}，请拍摄${SIDE_NAMES[side]}`
  }
  if (reading === 'copy') return '请拍摄身份证原件，复印件和屏幕翻拍无法使用'
  const { authority, beginDate, endDate, ...front } = card
  const isDoubtful = reading === 'doubtful'
  return {
    front: side === 'front' ? front : null,
    back: side === 'back' ? { authority, beginDate, endDate } : null,
    ocrScore: isDoubtful ? 71 : 97,
    doubtful: isDoubtful ? [side === 'front' ? 'address' : 'authority'] : [],
  }
}
