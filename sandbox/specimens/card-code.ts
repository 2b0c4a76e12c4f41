import { decodeQR, type FinderPoints } from 'qr/decode.js'
import { encode } from 'uqr'
import type { CardBack, CardFront } from '@/contract/identity'
import { crcOf } from '../static/png'
import type { Bitmap } from './bitmap'

/** Says that a code is one of ours: any other is nothing that was asked for. */
const MARK = 'YLSPECIMEN1'
const SEPARATOR = '|'

/** What the code of a specimen card says of its side. */
export type CardText =
  { readonly side: 'front'; readonly front: CardFront } | { readonly side: 'back'; readonly back: CardBack }

/** A code that was found: what it says, and where it lies on the picture. */
export interface FoundCode {
  readonly text: CardText
  readonly bounds: FinderPoints['bounds']
}

/** Pictures in which the code is hard to find are searched no longer than this. */
const SEARCH_MS = 1500

const checksum = (text: string) => crcOf(Buffer.from(text)).toString(16).padStart(8, '0')

function fieldsOf(text: CardText): string[] {
  if (text.side === 'back') {
    const { authority, beginDate, endDate } = text.back
    return [authority, beginDate, endDate]
  }
  const { name, sex, nation, birthday, address, cardNo } = text.front
  return [name, sex, nation, birthday, address, cardNo]
}

/** The code's cells, row by row; `true` is black. A quarter of them may be lost. */
export function codeOf(text: CardText): readonly (readonly boolean[])[] {
  const body = [MARK, text.side, ...fieldsOf(text)].join(SEPARATOR)
  return encode(`${body}${SEPARATOR}${checksum(body)}`, { ecc: 'Q', border: 0 }).data
}

/** What a code says; `undefined` for one that is not of a specimen, or whose checksum does not agree. */
export function parseCode(code: string): CardText | undefined {
  const end = code.lastIndexOf(SEPARATOR)
  const body = code.slice(0, Math.max(end, 0))
  if (checksum(body) !== code.slice(end + 1)) return undefined
  const [mark, side, ...fields] = body.split(SEPARATOR)
  if (mark !== MARK) return undefined
  if (side === 'back' && fields.length === 3) {
    const [authority = '', beginDate = '', endDate = ''] = fields
    return { side, back: { authority, beginDate, endDate } }
  }
  if (side !== 'front' || fields.length !== 6) return undefined
  const [name = '', sex = '', nation = '', birthday = '', address = '', cardNo = ''] = fields
  return { side, front: { name, sex, nation, birthday, address, cardNo } }
}

/** Looks for the code of a specimen on a picture. */
export function findCode({ width, height, data }: Bitmap): FoundCode | undefined {
  let bounds: FoundCode['bounds'] | undefined
  try {
    const code = decodeQR(
      { width, height, data },
      {
        timeLimit: SEARCH_MS,
        textDecoder: bytes => Buffer.from(bytes).toString('utf8'),
        pointsOnDetect: points => (bounds = points.bounds),
      },
    )
    const text = parseCode(code)
    return text && bounds && { text, bounds }
  } catch {
    // It throws where it finds none.
    return undefined
  }
}
