import { createStayMeter } from './analytics-stay'

it('tells of a place only after four seconds there, and of 18 s at most', () => {
  const meter = createStayMeter(0)
  expect(meter.moved(100, 4000)).toBeUndefined()
  expect(meter.moved(300, 8001)).toEqual({ position: 100, seconds: 4.001 })
  expect(meter.moved(300, 60_000)).toBeUndefined()
  expect(meter.moved(500, 120_000)).toEqual({ position: 300, seconds: 18 })
})

it('starts anew on another page', () => {
  const meter = createStayMeter(0)
  meter.moved(500, 1000)
  meter.restart(10_000)
  expect(meter.moved(80, 15_000)).toEqual({ position: 0, seconds: 5 })
})
