/** @jest-environment jsdom */
import { crestCurves, ridge, ridgePath, traceRidge } from './ridge'
import { type SceneName, sceneDrawing } from './scenes'

const { crest } = ridge('100 90 110', ['#000000', 1], ['#FFFFFF', 0])

test('a crest passes softly between its points', () => {
  expect(crestCurves(crest)).toEqual([
    [-4, 100, 2, 95],
    [8, 90, 14, 100],
    [20, 110, 26, 110],
  ])
})

test('path data and canvas draw the same outline', () => {
  expect(ridgePath(crest, 20, 200)).toBe('M-8 200V100Q-4 100 2 95Q8 90 14 100Q20 110 26 110H28V200Z')
  const steps: string[] = []
  const step =
    (name: string) =>
    (...args: number[]) =>
      void steps.push(`${name}${args.join(' ')}`)
  traceRidge(
    {
      beginPath: step('begin'),
      moveTo: step('M'),
      lineTo: step('L'),
      quadraticCurveTo: step('Q'),
      closePath: step('Z'),
    },
    crest,
    20,
    200,
  )
  expect(steps.join('')).toBe('beginM-8 200L-8 100Q-4 100 2 95Q8 90 14 100Q20 110 26 110L28 110L28 200Z')
})

test.each(['dawn', 'mist', 'clear', 'noon', 'dusk', 'night', 'stars', 'letter'] as SceneName[])(
  'the scene %s is a sound picture of less than 8 kB',
  name => {
    const drawing = sceneDrawing(name)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawing.markup}</svg>`
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeLessThan(8192)
    expect(sceneDrawing(name)).toBe(drawing)
  },
)
