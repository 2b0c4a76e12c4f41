import type { CardField, CardSide, ReadCard } from '@/contract/identity'
import { passesNationalIdChecksum } from '@/lib/national-id'
import { isSameName } from '@/lib/same-name'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { readMeta, writeMeta } from '../store/meta'
import { type IdCard, idCardOf } from './id-cards'

/** What the reading service makes of the next photo: it stands for a service of others, so its answer is set from outside. */
export const READINGS = [
  'fine',
  'notACard',
  'otherSide',
  'copy',
  'doubtful',
  'otherName',
  'otherPerson',
  'alteredDigit',
  'otherBirthday',
  'minor',
  'expired',
  'expiring',
] as const

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

/** 17 digits with the check character that belongs to them. */
function withCheckCharacter(digits: string): string {
  const last = [...'0123456789X'].find(character => passesNationalIdChecksum(digits + character))
  return digits + (last ?? '')
}

/** A number whose last character is another one than its check character. */
function altered(cardNo: string): string {
  return cardNo.slice(0, -1) + (cardNo.endsWith('0') ? '1' : '0')
}

/** What lies before the camera: the customer's own card, or another one. */
function cardBefore(reading: Reading, card: IdCard): IdCard {
  switch (reading) {
    case 'otherName':
      return { ...card, name: '陈欣' }
    case 'otherPerson':
      return idCardOf('100001') ?? card
    case 'alteredDigit':
      return { ...card, cardNo: altered(card.cardNo) }
    case 'otherBirthday':
      return { ...card, birthday: '1991-07-07' }
    case 'minor':
      return { ...card, birthday: '2010-01-01', cardNo: withCheckCharacter('11000020100101007') }
    case 'expired':
      return { ...card, beginDate: '2016-09-30', endDate: '2026-09-30' }
    case 'expiring':
      return { ...card, beginDate: '2017-01-15', endDate: '2027-01-15' }
    default:
      return card
  }
}

function nameMatch(db: Db, customerId: string, name: string): ReadCard['nameMatch'] {
  const { name: registered } = customerById(db, customerId)
  if (registered === '') return ''
  return isSameName(name, registered) ? '1' : '0'
}

/** Reads the card before the camera; a text says why it cannot be read. */
export function readCard(db: Db, customerId: string, side: CardSide): ReadCard | string {
  const reading = takeNextReading(db)
  const own = idCardOf(customerId)
  if (!own || reading === 'notACard') return `没有识别到身份证，请将${SIDE_NAMES[side]}放满画面后重新拍摄`
  if (reading === 'otherSide') {
    const other = SIDE_NAMES[side === 'front' ? 'back' : 'front']
    return `这是${other}，请拍摄${SIDE_NAMES[side]}`
  }
  if (reading === 'copy') return '请拍摄身份证原件，复印件和屏幕翻拍无法使用'
  const { authority, beginDate, endDate, ...front } = cardBefore(reading, own)
  const isDoubtful = reading === 'doubtful'
  const doubted: CardField = side === 'front' ? 'address' : 'authority'
  return {
    front: side === 'front' ? front : null,
    back: side === 'back' ? { authority, beginDate, endDate } : null,
    ocrScore: isDoubtful ? 71 : 97,
    doubtful: isDoubtful ? [doubted] : [],
    nameMatch: side === 'front' ? nameMatch(db, customerId, front.name) : '',
  }
}
