import { box, circle, drop, heart, openBook, oval, person, steam, waves } from './shapes'

/** A line picture: what it stands among, the one thing that it is about, and what of that covers the lines behind it. */
export interface Scene {
  readonly lines: readonly string[]
  readonly subject: readonly string[]
  readonly front?: readonly string[]
}

const AXES = 'M170 76V290H490'
const FLOOR = 'M130 300H510'
const PHONE = [box(245, 44, 150, 272, 20), 'M300 292h40']

/** Scenes of money and markets. */
const MARKET = {
  twoLines: {
    lines: [AXES, 'M170 146H490M170 218H490', 'M180 250L240 224L300 238L360 194L420 206L480 172'],
    subject: ['M180 230L240 196L300 206L360 140L420 150L480 96'],
  },
  falling: {
    lines: [AXES, 'M190 100C250 190 350 214 480 220'],
    subject: ['M190 150C260 230 350 258 480 262', circle(190, 150, 8), circle(480, 262, 8)],
  },
  swings: {
    lines: [AXES, 'M184 130h20M224 130h20M264 130h20M304 130h20M344 130h20M384 130h20M424 130h20M464 130h20'],
    subject: ['M180 210L220 150L256 250L296 118L336 262L376 130L416 236L452 170L484 200'],
  },
  scales: {
    lines: ['M320 84V290M256 290H384M206 118H434', 'M206 118l-42 92h84ZM164 210a42 26 0 0 0 84 0'],
    subject: ['M434 118l-42 92h84ZM392 210a42 26 0 0 0 84 0'],
  },
  columns: {
    lines: ['M170 290H490', box(196, 210, 44, 80, 4), box(266, 170, 44, 120, 4), box(406, 190, 44, 100, 4)],
    subject: [box(336, 106, 44, 184, 4)],
  },
  globe: {
    lines: [
      circle(320, 184, 96),
      'M320 88c-58 58-58 134 0 192c58-58 58-134 0-192M224 184H416M238 136H402M238 232H402',
    ],
    subject: [
      'M196 110a146 146 0 0 1 90-70l-24-12M286 40l-14 22',
      'M444 258a146 146 0 0 1-90 70l24 12M354 328l14-22',
    ],
  },
  ring: {
    lines: [circle(320, 180, 104), circle(320, 180, 58), 'M410 232l-40-23M230 232l40-23'],
    subject: ['M320 76A104 104 0 0 1 410 232L370 209A58 58 0 0 0 320 122Z'],
  },
} as const satisfies Record<string, Scene>

/** Scenes of papers: what is read, written, checked and kept. */
const PAPERS = {
  letter: {
    lines: ['M216 112V64H424V112M246 92H394', box(190, 112, 260, 184, 8), 'M192 120l128 96l128-96'],
    subject: [],
    front: [circle(320, 216, 24)],
  },
  notebook: {
    lines: [box(206, 64, 196, 236, 10), 'M244 64V300M272 116H370M272 150H370M272 184H340'],
    subject: [],
    front: ['M436 92l28 16l-84 158l-34 24l4-42Z'],
  },
  lookedAt: {
    lines: [box(196, 60, 176, 236, 8), 'M226 104H342M226 136H342M226 168H286'],
    subject: ['M412 252l48 48'],
    front: [circle(374, 214, 54), 'M344 226l20-22l16 12l24-30'],
  },
  checklist: {
    lines: [box(216, 76, 208, 232, 10), box(280, 58, 80, 36, 8), 'M294 146H392M294 200H392M294 254H392'],
    subject: ['M242 144l12 12l20-24M242 198l12 12l20-24M242 252l12 12l20-24'],
  },
  papersInOrder: {
    lines: [box(180, 96, 180, 210, 8), 'M200 96V70H388V276H360', 'M210 146H330M210 180H330M210 214H280'],
    subject: [],
    front: [circle(396, 246, 50), 'M374 246l16 18l30-34'],
  },
  report: {
    lines: [box(210, 56, 190, 248, 8), 'M230 56V36H424V280H400', 'M242 106H368M242 138H368M242 170H310'],
    subject: [heart(342, 244)],
  },
  steps: {
    lines: ['M140 300H188V270H236V240H284V210H332V180H380V150H428V120H500'],
    subject: ['M464 120V52h50l-14 20l14 20h-50'],
  },
  waiting: {
    lines: [
      circle(320, 184, 104),
      'M320 92v14M320 262v14M228 184h14M398 184h14',
      'M186 118a150 150 0 0 1 62-66M186 118l-6-36M186 118l36-6',
    ],
    subject: ['M320 124V184L362 210'],
  },
} as const satisfies Record<string, Scene>

/** Scenes of people, and of the places where they meet. */
const PEOPLE = {
  cups: {
    lines: [
      'M130 292H510',
      'M190 204h92v48a40 40 0 0 1-40 40h-12a40 40 0 0 1-40-40ZM282 218h12a22 22 0 0 1 0 44h-14',
      steam(218, 178),
      steam(254, 178),
    ],
    subject: [
      'M360 204h92v48a40 40 0 0 1-40 40h-12a40 40 0 0 1-40-40ZM452 218h12a22 22 0 0 1 0 44h-14',
      steam(388, 178),
      steam(424, 178),
    ],
  },
  shield: {
    lines: ['M320 60l108 36v82c0 70-48 112-108 134c-60-22-108-64-108-134v-82Z'],
    subject: [person(320, 150)],
  },
  sapling: {
    lines: ['M250 226h140M262 226l16 78h84l16-78', 'M320 226V130'],
    subject: ['M320 176c-52 0-78-26-82-70c48 0 78 22 82 70Z', 'M320 150c4-46 32-70 80-74c0 48-28 74-80 74Z'],
  },
  handHeart: {
    lines: ['M160 306V232h56l44-22h76a21 21 0 0 1 0 42h-56h76l84-42a23 23 0 0 1 20 41l-112 55Z'],
    subject: [heart(330, 120)],
  },
  lampAndBook: {
    lines: ['M130 296H510', 'M186 296h76M224 296V214L272 138', 'M244 128l60-40l36 66l-74 14Z'],
    subject: [openBook(396, 238)],
  },
  largeType: {
    lines: [...PHONE, 'M270 84h46M270 262h100'],
    subject: ['M268 148h104M320 102c0 76-18 98-54 124M320 152c12 36 28 54 54 74'],
  },
  lock: {
    lines: [box(226, 156, 188, 148, 14), 'M262 156v-34a58 58 0 0 1 116 0v34'],
    subject: [circle(320, 216, 18), 'M320 234v32'],
  },
  frames: {
    lines: [
      FLOOR,
      box(150, 76, 140, 176, 4),
      'M206 220h36M212 220c-14-30-8-52 4-68v-26h16v26c12 16 18 38 4 68',
      box(350, 76, 140, 176, 4),
    ],
    subject: ['M400 230V110M432 230V98M400 146l28-18M432 168l28-20M432 136l-24-18M400 186l-24-16'],
  },
  hall: {
    lines: [box(170, 50, 300, 130, 6), ...[190, 276, 362, 448].map(x => person(x, 240))],
    subject: [person(320, 96)],
  },
  meeting: {
    lines: [oval(320, 248, 150, 48), person(190, 142), person(450, 142)],
    subject: [person(320, 116)],
  },
  classroom: {
    lines: [box(170, 64, 300, 156, 6), 'M196 300h92M352 300h92M212 300v32M272 300v32M368 300v32M428 300v32'],
    subject: ['M210 116h150M210 152h96', 'M430 118l-40 66'],
  },
  walk: {
    lines: [
      FLOOR,
      'M196 300V214',
      circle(196, 172, 44),
      'M452 300V232',
      circle(452, 198, 34),
      'M250 340c20-50 96-60 90-120',
    ],
    subject: ['M320 300V120M320 128h72l20 22l-20 22h-72'],
  },
  laptop: {
    lines: [box(204, 76, 232, 166, 10), 'M160 268h320l-18 26H178Z'],
    subject: ['M296 124l64 36l-64 36Z'],
  },
  lantern: {
    lines: [
      'M320 34V66',
      box(288, 66, 64, 18, 4),
      box(288, 236, 64, 18, 4),
      oval(320, 160, 104, 76),
      oval(320, 160, 48, 76),
    ],
    subject: ['M320 254V324M302 260v46M338 260v46'],
  },
  teapot: {
    lines: [
      FLOOR,
      'M206 190h168c0 70-28 106-84 106s-84-36-84-106Z',
      'M228 190c12-34 112-34 124 0M290 164v-18',
      'M374 214c34 0 30-38 60-48M206 208c-54-4-52 72 18 66',
    ],
    subject: ['M430 252h66v18a28 28 0 0 1-28 28h-10a28 28 0 0 1-28-28Z', steam(464, 236)],
  },
  crossedMessage: {
    lines: PHONE,
    subject: [],
    front: [
      'M284 96h168a12 12 0 0 1 12 12v92a12 12 0 0 1-12 12H340l-28 28v-28h-28a12 12 0 0 1-12-12v-92a12 12 0 0 1 12-12Z',
      'M344 130l48 48M392 130l-48 48',
    ],
  },
  largeButton: {
    lines: [...PHONE, circle(436, 276, 28), circle(506, 276, 28), 'M464 270q7-8 14 0M534 268l16-14'],
    subject: [circle(320, 160, 52), 'M300 142c-2 28 14 44 42 42l2-12l-14-8l-8 8c-6-4-8-8-10-14l8-8l-8-12Z'],
  },
  homePlay: {
    lines: ['M170 186L320 70L470 186', 'M206 160V304H434V160'],
    subject: [],
    front: [circle(320, 206, 60), 'M302 174l52 32l-52 32Z'],
  },
} as const satisfies Record<string, Scene>

/** Scenes of what the company and its customers give to. */
const GIVING = {
  tap: {
    lines: [
      'M130 104H370a48 48 0 0 1 48 48v28h-44v-24a8 8 0 0 0-8-8H130',
      'M300 104V70M262 70h76',
      'M320 284h152M336 284l14 48h92l14-48',
    ],
    subject: [drop(396, 200)],
  },
  pipes: {
    lines: [
      'M110 214H248M392 214H530M110 266H248M392 266H530',
      box(248, 200, 22, 80, 4),
      box(370, 200, 22, 80, 4),
      'M270 208H370M270 272H370M320 208V142',
      'M110 312H530',
    ],
    subject: [circle(320, 104, 38), 'M282 104h76M320 66v76'],
  },
  books: {
    lines: [
      box(170, 60, 300, 232, 6),
      'M170 172H470',
      'M194 172V92h28v80M222 172V106h34v66M256 172V92h24v80M300 172l20-74l26 8l-18 66M400 172V96h40v76',
      'M194 292V204h30v88M224 292V216h26v76',
    ],
    subject: [openBook(366, 226)],
  },
  visit: {
    lines: ['M170 186L320 70L470 186', 'M206 160V304H434V160', box(286, 214, 68, 90, 4)],
    subject: [heart(320, 154)],
  },
  wetland: {
    lines: [
      waves(140, 276, 8),
      waves(190, 310, 6),
      'M216 276C222 206 206 170 226 110M252 276C250 216 258 190 276 150M226 110q6-22 0-46M276 150q8-18 6-38',
    ],
    subject: ['M330 140q44-46 78-8q36-38 78 8', 'M396 92q20-22 38-4q18-18 38 4'],
  },
} as const satisfies Record<string, Scene>

/** Line pictures by what they show. */
export const SCENES = { ...MARKET, ...PAPERS, ...PEOPLE, ...GIVING }

export type SceneName = keyof typeof SCENES
