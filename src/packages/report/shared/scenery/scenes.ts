import { clear, dawn, mist, noon } from './day'
import { dusk, letter, night, stars } from './night'
import type { Drawing } from '@/platform/elements/picture.types'
import { type Landscape, landscapeDrawing } from './picture'

/** The day in the hills: cover at dawn, then mist, clear morning, noon, dusk, night, stars over water, the letter. */
export type SceneName = 'dawn' | 'mist' | 'clear' | 'noon' | 'dusk' | 'night' | 'stars' | 'letter'

const LANDSCAPES: Record<SceneName, Landscape> = { dawn, mist, clear, noon, dusk, night, stars, letter }

/** Stars of the night pages: x, y, radius, opacity. */
const STARS = [
  [75, 416, 0.6, 0.61],
  [240, 404, 0.5, 0.55],
  [286, 167, 1, 0.54],
  [298, 286, 1.1, 0.66],
  [215, 441, 1.1, 0.62],
  [89, 462, 0.8, 0.5],
  [319, 334, 0.7, 0.68],
  [248, 452, 1, 0.49],
  [159, 464, 0.6, 0.4],
  [64, 371, 1.2, 0.4],
  [344, 190, 1, 0.5],
  [43, 428, 0.8, 0.22],
  [16, 424, 0.9, 0.25],
  [15, 309, 1.1, 0.62],
  [318, 118, 0.9, 0.42],
  [51, 376, 1.2, 0.38],
  [340, 236, 0.9, 0.54],
  [270, 462, 0.6, 0.41],
  [352, 366, 0.9, 0.57],
  [354, 146, 0.7, 0.41],
  [223, 364, 0.5, 0.52],
] as const

/** The night sky, 375 by 480 units from the top of the page. */
export const NIGHT_SKY: Drawing = {
  markup: STARS.map(
    ([x, y, r, o]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${o}"/>`,
  ).join(''),
  viewBox: [0, 0, 375, 480],
}

const drawings = new Map<SceneName, Drawing>()

/** The scene's landscape, made when first asked for. */
export function sceneDrawing(name: SceneName): Drawing {
  const known = drawings.get(name)
  if (known !== undefined) return known
  const drawing = landscapeDrawing(LANDSCAPES[name])
  drawings.set(name, drawing)
  return drawing
}
