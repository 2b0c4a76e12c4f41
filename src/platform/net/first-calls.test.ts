/** @jest-environment jsdom */
import { dropFirstCalls, takeFirstCall, type RawAnswer } from './first-calls'

const answer: RawAnswer = { status: 200, statusText: 'OK', text: '{}' }
const send = (calls: Record<string, Promise<RawAnswer>>) => Object.assign(window, { __firstCalls: calls })

afterEach(() => jest.restoreAllMocks())

describe('the first calls', () => {
  it('are taken once each, by the very same request', async () => {
    send({ '/a{"x":1}': Promise.resolve(answer) })
    expect(takeFirstCall('/a', '{"x":2}')).toBeUndefined()
    expect(await takeFirstCall('/a', '{"x":1}')).toBe(answer)
    expect(takeFirstCall('/a', '{"x":1}')).toBeUndefined()
  })

  it('are nobody’s on a page that sent none', () => {
    Object.assign(window, { __firstCalls: undefined })
    expect(takeFirstCall('/a', '{}')).toBeUndefined()
  })

  it('are too old after 20 seconds', () => {
    jest.spyOn(performance, 'now').mockReturnValue(20_001)
    send({ '/a{}': Promise.resolve(answer) })
    expect(takeFirstCall('/a', '{}')).toBeUndefined()
  })

  it('are dropped when the customer goes on: a login has changed what they would answer', () => {
    send({ '/a{}': Promise.resolve(answer) })
    dropFirstCalls()
    expect(takeFirstCall('/a', '{}')).toBeUndefined()
  })
})
