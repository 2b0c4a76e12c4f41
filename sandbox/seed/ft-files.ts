import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { CardSide } from '@/contract/identity'
import { specimenJpeg } from '../specimens/photo'
import { drawPng } from '../static/png'
import type { Db } from '../store/database'
import { applicationUse } from '../store/ft-applications'
import { insertRows } from '../store/insert'
import { MATE_FILES } from './ft-sections'

const HANDED_IN = Date.parse('2026-11-07T20:10:00+08:00')
const PAPER = { width: 600, height: 840 } as const

/** A sheet with lines of writing, as far as one sees from afar. */
const consentPaper = () =>
  drawPng(PAPER.width, PAPER.height, (x, y) => {
    const isWriting = x > 60 && x < 540 && y > 120 && y < 600 && y % 36 < 4
    return isWriting ? [60, 60, 60] : [252, 251, 248]
  })

/** Drawing takes a quarter of a second a side: once is enough for all stores of a process. */
const drawn = new Map<CardSide, string>()

function cardOf(side: CardSide): string {
  const known = drawn.get(side)
  if (known !== undefined) return known
  const content = specimenJpeg({ holder: 'U2', side, form: 'fine' })?.toString('base64') ?? ''
  drawn.set(side, content)
  return content
}

/** What came with FA4: both sides of the wife's card, and her consent. */
export function fillFiles(db: Db): void {
  const file = (
    id: string,
    content: string,
    more: { purpose: string; mime: string; width: number; height: number },
  ) => ({
    ...{ id, customer_id: '100001', photo_type: '', module_code: '', module_name: '' },
    ...more,
    size: Buffer.from(content, 'base64').length,
    content,
    used_for: applicationUse('FA4'),
    created_at: HANDED_IN,
  })
  const card = { purpose: UPLOAD_PURPOSE.identity, mime: 'image/jpeg', width: 1200, height: 840 }
  insertRows(db, 'uploaded_files', [
    file(MATE_FILES.front, cardOf('front'), card),
    file(MATE_FILES.back, cardOf('back'), card),
    file(MATE_FILES.consent, consentPaper().toString('base64'), {
      ...{ purpose: UPLOAD_PURPOSE.trust, mime: 'image/png' },
      ...PAPER,
    }),
  ])
}
