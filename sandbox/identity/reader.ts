import { createHash } from 'node:crypto'
import type { CardSide, ReadCard } from '@/contract/identity'
import { problemText } from '@/lib/photo-quality'
import { isSameName } from '@/lib/same-name'
import { bitmapOf } from '../specimens/bitmap'
import { type PhotoReading, readPhoto } from '../specimens/read-photo'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import type { UploadedFileRow } from '../store/uploads'

type Photo = Pick<UploadedFileRow, 'mime' | 'content'>

const SIDE_NAMES: Record<CardSide, string> = { front: '人像面', back: '国徽面' }

function nameMatch(db: Db, customerId: string, name: string): ReadCard['nameMatch'] {
  const { name: registered } = customerById(db, customerId)
  if (registered === '') return ''
  return isSameName(name, registered) ? '1' : '0'
}

/** The last photos that were read: a page asks again where the answer was lost, and the pixels say the same. */
const lastReadings = new Map<string, PhotoReading>()
const KEPT_READINGS = 32

function readingOf({ mime, content }: Photo): PhotoReading {
  const key = createHash('sha256').update(content).digest('hex')
  const known = lastReadings.get(key)
  if (known) return known
  const bitmap = bitmapOf(Buffer.from(content, 'base64'), mime)
  const reading: PhotoReading = bitmap ? readPhoto(bitmap) : { kind: 'notACard' }
  lastReadings.set(key, reading)
  const [oldest] = lastReadings.keys()
  if (lastReadings.size > KEPT_READINGS && oldest !== undefined) lastReadings.delete(oldest)
  return reading
}

/**
 * Reads the card on a photo that was handed in, by its pixels; a text says why it cannot be read. It stands for a reading service, which
 * knows the specimens of `/sandbox/specimens` and nothing else.
 */
export function readCard(
  db: Db,
  file: Photo & Pick<UploadedFileRow, 'customer_id'>,
  side: CardSide,
): ReadCard | string {
  const reading = readingOf(file)
  switch (reading.kind) {
    case 'notACard':
      return `没有识别到身份证，请将${SIDE_NAMES[side]}放满画面后重新拍摄`
    case 'bad':
      return problemText([reading.problem])
    case 'copy':
      return '请拍摄身份证原件，复印件和屏幕翻拍无法使用'
    case 'card': {
      const { text, score, doubtful } = reading
      if (text.side !== side) return `这是${SIDE_NAMES[text.side]}，请拍摄${SIDE_NAMES[side]}`
      return {
        front: text.side === 'front' ? text.front : null,
        back: text.side === 'back' ? text.back : null,
        ocrScore: score,
        doubtful: [...doubtful],
        nameMatch: text.side === 'front' ? nameMatch(db, file.customer_id, text.front.name) : '',
      }
    }
  }
}
