import type { CardSide } from '@/contract/identity'
import { passesNationalIdChecksum } from '@/lib/national-id'
import { type IdCard, idCardOfHolder } from '../identity/id-cards'
import type { Colour } from '../static/png'
import { type Bitmap, blank, blurred, type Box, cropped, laid, recoloured, toJpeg } from './bitmap'
import { drawCard, drawOtherCard } from './draw-card'
import { CARD, FIELD_PLACES } from './layout'

/** How a photo of a specimen can be, and whose card it shows; the names are said on the page of the specimens. */
export const SPECIMEN_FORMS = {
  fine: '清晰',
  doubtful: '一处模糊',
  blurred: '模糊',
  dark: '过暗',
  glare: '反光',
  cut: '缺边',
  otherSide: '拍错面',
  copy: '复印件',
  notACard: '不是身份证',
  otherName: '姓名不同',
  otherPerson: '他人证件',
  alteredDigit: '号码改动一位',
  otherBirthday: '出生日期不符',
  minor: '未满18周岁',
  expired: '已过期',
  expiring: '即将过期',
} as const

export type SpecimenForm = keyof typeof SPECIMEN_FORMS

/** Which photo of which specimen. */
export interface Specimen {
  readonly holder: string
  readonly side: CardSide
  readonly form: SpecimenForm
}

/** The photo, and the card on it. */
const PHOTO = { width: 1200, height: 840 } as const
const CARD_WIDTH = 840
const TABLE: Colour = [74, 79, 84]
/** A lens so far out of focus that nobody reads the card, and one that smears a field. */
const BLUR_RADIUS = 7
const SMEAR_RADIUS = 9
/** Of the light, what is left in the dark. */
const DARK_LIGHT = 0.35
const LAMP_RADIUS = 120

const opposite = (side: CardSide): CardSide => (side === 'front' ? 'back' : 'front')

/** 17 digits with the check character that belongs to them. */
function withCheckCharacter(digits: string): string {
  const last = [...'0123456789X'].find(character => passesNationalIdChecksum(digits + character))
  return digits + (last ?? '')
}

/** A number whose last character is another one than its check character. */
function altered(cardNo: string): string {
  return cardNo.slice(0, -1) + (cardNo.endsWith('0') ? '1' : '0')
}

/** The card that is photographed: the holder's own, or another one. */
function cardBefore(form: SpecimenForm, card: IdCard): IdCard {
  switch (form) {
    case 'otherName':
      return { ...card, name: '陈欣' }
    case 'otherPerson':
      return idCardOfHolder(card.name === '林致远' ? 'U2' : 'U1') ?? card
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

/** The largest print of a side, which a thumb or a stain hides first. */
function smeared(card: Bitmap, side: CardSide): Bitmap {
  const place = FIELD_PLACES[side][side === 'front' ? 'address' : 'authority']
  if (!place) return card
  const scale = card.width / CARD.width
  const box: Box = {
    left: place.left * scale,
    top: place.top * scale,
    width: place.width * scale,
    height: place.height * scale,
  }
  return laid(card, blurred(cropped(card, box), SMEAR_RADIUS), box.left, box.top)
}

/** A lamp thrown back by the card, burnt out in its middle. */
function withLamp(photo: Bitmap): Bitmap {
  const [centreX, centreY] = [photo.width * 0.34, photo.height * 0.44]
  return recoloured(photo, (red, green, blue, x, y) => {
    const away = ((x - centreX) ** 2 + (y - centreY) ** 2) / LAMP_RADIUS ** 2
    const light = away < 2 ? (2 - away) * 255 : 0
    return [red + light, green + light, blue + light]
  })
}

/** A card on a table, `fromLeft` pixels from the left edge of the photo. */
function onTable(card: Bitmap, fromLeft: number): Bitmap {
  const table = blank(PHOTO.width, PHOTO.height, TABLE)
  const top = (PHOTO.height - card.height) / 2
  if (fromLeft >= 0) return laid(table, card, fromLeft, top)
  const inside = { left: -fromLeft, top: 0, width: card.width + fromLeft, height: card.height }
  return laid(table, cropped(card, inside), 0, top)
}

/** The card as this form shows it, before it is photographed. */
function cardOn({ side, form }: Specimen, card: IdCard): Bitmap {
  if (form === 'notACard') return drawOtherCard(CARD_WIDTH)
  const drawn = drawCard(form === 'otherSide' ? opposite(side) : side, cardBefore(form, card), CARD_WIDTH)
  return form === 'doubtful' ? smeared(drawn, side) : drawn
}

/** A photo of a specimen card on a table, as a picture; `undefined` for a holder whom the seed does not know. */
export function photograph(specimen: Specimen): Bitmap | undefined {
  const { holder, form } = specimen
  const card = idCardOfHolder(holder)
  if (!card) return undefined
  const centred = (PHOTO.width - CARD_WIDTH) / 2
  const photo = onTable(cardOn(specimen, card), form === 'cut' ? -90 : centred)
  switch (form) {
    case 'blurred':
      return blurred(photo, BLUR_RADIUS)
    case 'dark':
      return dimmed(photo, DARK_LIGHT)
    case 'glare':
      return withLamp(photo)
    case 'copy':
      return recoloured(photo, (red, green, blue) => {
        const grey = 0.299 * red + 0.587 * green + 0.114 * blue
        return [grey, grey, grey]
      })
    default:
      return photo
  }
}

/** The picture in less light. */
export function dimmed(photo: Bitmap, light: number): Bitmap {
  return recoloured(photo, (red, green, blue) => [red * light, green * light, blue * light])
}

const files = new Map<string, Buffer>()

/** The photo as a JPEG file. The same one is asked for again and again, and is drawn once. */
export function specimenJpeg(specimen: Specimen): Buffer | undefined {
  const key = [specimen.holder, specimen.side, specimen.form].join(' ')
  const known = files.get(key)
  if (known) return known
  const photo = photograph(specimen)
  const file = photo && toJpeg(photo)
  if (file) files.set(key, file)
  return file
}
