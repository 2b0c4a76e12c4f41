import * as fc from 'fast-check'
import { CARD_SIDES } from '@/contract/identity'
import { CARD_HOLDERS, idCardOfHolder } from '../identity/id-cards'
import { samplePng } from '../testing/sample-files'
import { type Bitmap, bitmapOf, blank, blurred, cropped, resized, toJpeg } from './bitmap'
import { codeOf, parseCode } from './card-code'
import { dimmed, photograph, type Specimen, type SpecimenForm } from './photo'
import { type PhotoReading, readPhoto } from './read-photo'

function photoOf(form: SpecimenForm = 'fine', more: Partial<Specimen> = {}): Bitmap {
  const photo = photograph({ holder: 'U3', side: 'front', form, ...more })
  if (!photo) throw new Error('U3 holds a card.')
  return photo
}
const scoreOf = (reading: PhotoReading) => (reading.kind === 'card' ? reading.score : 0)
/** As the product hands it in: drawn anew, and written as a JPEG once more. */
function handedIn(photo: Bitmap, width: number, quality = 0.8): Bitmap {
  const drawn = resized(photo, width, Math.round((width * photo.height) / photo.width))
  const file = bitmapOf(toJpeg(drawn, quality), 'image/jpeg')
  if (!file) throw new Error('A JPEG of our own can be decoded.')
  return file
}

describe('a good photo', () => {
  test.each(CARD_HOLDERS)('of the card of %s says what is printed, on both sides', holder => {
    for (const side of CARD_SIDES) {
      const card = idCardOfHolder(holder)
      if (!card) throw new Error(`${holder} holds a card.`)
      const { authority, beginDate, endDate, ...front } = card
      const text = side === 'front' ? { side, front } : { side, back: { authority, beginDate, endDate } }
      expect(readPhoto(photoOf('fine', { holder, side }))).toEqual({
        ...{ kind: 'card', text, doubtful: [] },
        score: 97,
      })
    }
  })

  test.each([
    [800, 0.9],
    [900, 0.8],
    [1200, 0.8],
    [1200, 0.6],
    [2000, 0.8],
  ])('outlives being drawn anew %d wide and written with quality %d', (width, quality) => {
    const reading = readPhoto(handedIn(photoOf(), width, quality))
    expect(reading).toMatchObject({ kind: 'card', text: { front: { cardNo: '110000199901010078' } } })
  })
})

describe('a photo that is', () => {
  test.each<[SpecimenForm, PhotoReading['kind'], string]>([
    ['blurred', 'bad', 'blurred'],
    ['dark', 'bad', 'dark'],
    ['glare', 'bad', 'glare'],
    ['cut', 'bad', 'cut'],
    ['copy', 'copy', ''],
    ['notACard', 'notACard', ''],
  ])('%s is told so, on both sides and drawn anew', (form, kind, problem) => {
    for (const side of CARD_SIDES) {
      const expected = problem ? { kind, problem } : { kind }
      expect(readPhoto(photoOf(form, { side }))).toEqual(expected)
      expect(readPhoto(handedIn(photoOf(form, { side }), 1000))).toEqual(expected)
    }
  })

  test.each([
    ['front', 'address'],
    ['back', 'authority'],
  ] as const)('smeared at one field of the %s doubts that alone', (side, field) => {
    const reading = readPhoto(photoOf('doubtful', { side }))
    expect(reading).toMatchObject({ kind: 'card', doubtful: [field] })
    expect(scoreOf(reading)).toBeLessThan(90)
  })
})

describe('the score', () => {
  const falls = (scores: readonly number[]) => {
    expect([...scores].sort((a, b) => b - a)).toEqual(scores)
    expect(scores[0]).toBe(97)
    expect(scores.at(-1)).toBe(0)
  }

  test('falls as the photo is blurred', () => {
    falls([0, 1, 2, 3, 4, 6, 9].map(radius => scoreOf(readPhoto(blurred(photoOf(), radius)))))
  })

  test('falls as it gets dark', () => {
    falls([1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.2, 0].map(light => scoreOf(readPhoto(dimmed(photoOf(), light)))))
  })
})

describe('any other picture', () => {
  test.each<[string, () => Bitmap]>([
    ['one colour', () => blank(1000, 700, [200, 210, 220])],
    ['black', () => blank(1000, 700, [0, 0, 0])],
    ['the table alone', () => cropped(photoOf(), { left: 0, top: 0, width: 1200, height: 140 })],
    ['a card whose code is cut off', () => cropped(photoOf(), { left: 0, top: 0, width: 700, height: 840 })],
  ])('is no card: %s', (_what, draw) => {
    expect(readPhoto(draw())).toEqual({ kind: 'notACard' })
  })

  test('is no card: noise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), seed => {
        let state = seed
        const data = new Uint8Array(4 * 400 * 300)
        for (let at = 0; at < data.length; at += 1) {
          state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
          data[at] = state >>> 24
        }
        return readPhoto({ width: 400, height: 300, data }).kind === 'notACard'
      }),
      { numRuns: 10 },
    )
  })

  test('that is no picture at all has no pixels', () => {
    expect(bitmapOf(Buffer.from('no picture'), 'image/jpeg')).toBeUndefined()
    expect(bitmapOf(Buffer.from('no picture'), 'image/png')).toBeUndefined()
    expect(bitmapOf(samplePng(20, 10), 'image/png')).toMatchObject({ width: 20, height: 10 })
  })
})

describe('the code', () => {
  const front = {
    ...{ name: '陈新', sex: '1', nation: '汉', birthday: '1999-01-01' },
    ...{ address: '北京市朝阳区听松街7号3单元501室', cardNo: '110000199901010078' },
  }

  test('of somebody else says nothing, nor does one whose checksum does not agree', () => {
    expect(parseCode('https://example.com/')).toBeUndefined()
    expect(parseCode('')).toBeUndefined()
    expect(parseCode('YLSPECIMEN1|back|公安局|2019-06-12|2029-06-12|00000000')).toBeUndefined()
  })

  test('is a square of cells', () => {
    const cells = codeOf({ side: 'front', front })
    expect(cells.every(row => row.length === cells.length)).toBe(true)
  })
})
