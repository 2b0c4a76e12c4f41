/** @jest-environment jsdom */
import { canSpeak, continueSpeaking, pauseSpeaking, speak, stopSpeaking } from './speech.h5'

class Utterance {
  lang = ''
  onend: (() => void) | undefined
  onerror: ((event: { error: string }) => void) | undefined
  constructor(readonly text: string) {}
}

const spoken: Utterance[] = []
const engine = { speak: (utterance: Utterance) => void spoken.push(utterance), cancel: jest.fn() }

beforeEach(() => {
  spoken.length = 0
  engine.cancel.mockClear()
  Object.assign(window, { speechSynthesis: engine, SpeechSynthesisUtterance: Utterance })
})

test('a host without an engine reads nothing aloud', () => {
  Object.assign(window, { speechSynthesis: undefined })
  expect(canSpeak()).toBe(false)
})

test('a text is read by its sentences, in Chinese, from its beginning', () => {
  const onEnd = jest.fn()
  expect(canSpeak()).toBe(true)
  speak('标题。\n第一句，有逗号。第二句？没有句号', onEnd)
  expect(engine.cancel).toHaveBeenCalledTimes(1)
  expect(spoken.map(({ text }) => text)).toEqual(['标题。', '第一句，有逗号。', '第二句？', '没有句号'])
  expect(spoken.every(({ lang }) => lang === 'zh-CN')).toBe(true)
  spoken[0]?.onend?.()
  expect(onEnd).not.toHaveBeenCalled()
  spoken[3]?.onend?.()
  expect(onEnd.mock.calls).toEqual([[true]])
})

test('a failure ends it: the text was not heard', () => {
  const onEnd = jest.fn()
  speak('一。二。', onEnd)
  spoken[0]?.onerror?.({ error: 'audio-busy' })
  spoken[1]?.onend?.()
  expect(onEnd.mock.calls).toEqual([[false]])
  expect(engine.cancel).toHaveBeenCalledTimes(2)
})

test('being stopped is no end, however the engine tells of it', () => {
  const onEnd = jest.fn()
  speak('一。二。', onEnd)
  stopSpeaking()
  spoken[0]?.onerror?.({ error: 'canceled' })
  spoken[1]?.onerror?.({ error: 'interrupted' })
  spoken[1]?.onend?.()
  expect(onEnd).not.toHaveBeenCalled()
})

test('a paused text goes on with the sentence it was in, and is heard to its end', () => {
  const onEnd = jest.fn()
  speak('一。二。三。', onEnd)
  spoken[0]?.onend?.()
  pauseSpeaking()
  spoken[1]?.onend?.()
  spoken[2]?.onerror?.({ error: 'canceled' })
  expect(onEnd).not.toHaveBeenCalled()
  spoken.length = 0
  continueSpeaking()
  expect(spoken.map(({ text }) => text)).toEqual(['二。', '三。'])
  spoken[0]?.onend?.()
  spoken[1]?.onend?.()
  expect(onEnd.mock.calls).toEqual([[true]])
})

test('a stopped text does not go on', () => {
  speak('一。', jest.fn())
  stopSpeaking()
  spoken.length = 0
  continueSpeaking()
  expect(spoken).toEqual([])
})
