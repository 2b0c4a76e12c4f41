import { box, circle, drop, openBook, oval, waves } from './shapes'

/** Stands in for a photo from the field: filled shapes in the colours of a plain day, with the day and the place it was taken. */
export interface Photo {
  readonly place: string
  readonly date: string
  /** Paths from the back to the front, each with its colour. */
  readonly shapes: readonly (readonly [colour: string, path: string])[]
}

const SKY = '#c9d4d8'
const EARTH = '#a08f74'
const WALL = '#d6cbb8'
const CONCRETE = '#8f9694'
const STEEL = '#5d6b73'
const WATER = '#6f97ad'
const DARK = '#3b4248'
const WOOD = '#8a6a48'

const whole = 'M0 0H640V360H0Z'
const below = (y: number) => `M0 ${y}H640V360H0Z`
const house = (x: number, y: number) => `M${x} ${y}l60-44l60 44v76h-120Z`

/** A head of hair and a coat, seen from behind. */
const grownUp = (x: number, y: number, coat: string): readonly (readonly [string, string])[] => [
  [DARK, circle(x, y, 20)],
  [coat, `M${x - 44} ${y + 120}v-58c0-24 18-38 44-38s44 14 44 38v58Z`],
]

/** Pictures of how projects go on, by the name that the seed gives them. */
export const PHOTOS: Readonly<Record<string, Photo>> = {
  'charity-water-64': {
    date: '2026-11-02',
    place: '白水村取水点',
    shapes: [
      [SKY, whole],
      ['#8fa08b', 'M0 150L160 96L300 160L470 84L640 150V260H0Z'],
      [WALL, house(60, 150)],
      ['#c4b7a0', house(450, 160)],
      [EARTH, below(236)],
      [CONCRETE, box(250, 250, 180, 74, 4)],
      [STEEL, 'M318 120h24v132h-24ZM340 128h70v18h-22v16h-16v-16h-32Z'],
      [WATER, `${drop(380, 172)}M372 214h16v46h-16Z`],
      ['#b9483f', 'M350 258h64l-10 44h-44Z'],
      ...grownUp(210, 184, '#46607a'),
    ],
  },
  'charity-water-pool': {
    date: '2026-08-15',
    place: '三号蓄水池',
    shapes: [
      ['#aab6b8', whole],
      ['#6f8368', 'M0 120L120 76L260 130L420 60L640 140V260H0Z'],
      [EARTH, below(220)],
      [CONCRETE, 'M130 170V280a190 54 0 0 0 380 0V170Z'],
      ['#a9b0ae', oval(320, 170, 190, 54)],
      [WATER, oval(320, 176, 166, 42)],
      ['#8fb1c2', `${waves(220, 172, 4)}${waves(260, 190, 3)}`],
      [STEEL, 'M190 186h8v110h-8ZM226 196h8v110h-8ZM190 220h44v6h-44ZM190 248h44v6h-44ZM190 276h44v6h-44Z'],
    ],
  },
  'charity-water-kit': {
    date: '2026-04-20',
    place: '白水村村委会',
    shapes: [
      [WALL, whole],
      ['#b7a98f', below(268)],
      ['#efe9dc', box(60, 40, 150, 110, 2)],
      ['#9fb3bd', box(72, 52, 126, 86, 2)],
      [STEEL, 'M330 92h220v14H330Z'],
      ['#dfe5e7', `${box(336, 104, 58, 176, 20)}${box(412, 104, 58, 176, 20)}${box(488, 104, 58, 176, 20)}`],
      [WATER, 'M336 170h58v40h-58ZM412 170h58v40h-58ZM488 170h58v40h-58Z'],
      [WOOD, `${box(120, 210, 130, 92, 2)}${box(220, 244, 110, 74, 2)}`],
      ['#a5835c', 'M120 246h130v10H120ZM220 276h110v8H220Z'],
    ],
  },
  'charity-library-last': {
    date: '2026-06-28',
    place: '远山小学图书室',
    shapes: [
      ['#dcd5c6', whole],
      [EARTH, below(276)],
      [WOOD, box(50, 40, 360, 220, 4)],
      ['#e8dfcd', 'M62 52h336v58H62ZM62 122h336v58H62ZM62 192h336v56H62Z'],
      [
        '#46607a',
        'M72 60h20v50H72ZM140 64h24v46h-24ZM230 58h18v52h-18ZM300 62h26v48h-26ZM92 130h22v50H92ZM260 134h20v46h-20ZM180 202h24v46h-24Z',
      ],
      [
        '#b9483f',
        'M94 66h16v44H94ZM168 60h20v50h-20ZM120 132h18v48h-18ZM330 130h22v50h-22ZM84 200h20v48H84Z',
      ],
      [
        '#c99a4b',
        'M112 58h22v52h-22ZM252 66h24v44h-24ZM200 132h24v48h-24ZM290 200h18v48h-18ZM350 206h22v42h-22Z',
      ],
      ['#9fb3bd', box(460, 50, 140, 120, 2)],
      [WOOD, 'M180 270h300v18H180ZM200 288h16v60h-16ZM444 288h16v60h-16Z'],
      ['#f6f2e8', openBook(330, 226)],
    ],
  },
  'charity-elders-visit': {
    date: '2026-10-12',
    place: '青松社区',
    shapes: [
      [WALL, whole],
      ['#b7a98f', below(280)],
      ['#7d5a3c', box(70, 60, 130, 222, 2)],
      ['#94704e', box(84, 76, 102, 90, 2)],
      ['#b9483f', 'M106 84h58v70h-58Z'],
      ['#9fb3bd', box(430, 60, 150, 110, 2)],
      ...grownUp(290, 150, '#46607a'),
      ...grownUp(400, 164, '#7a6f86'),
      ['#c99a4b', box(316, 236, 58, 44, 4)],
      [EARTH, 'M220 280h260v12H220Z'],
    ],
  },
}
