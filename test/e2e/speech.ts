import type { Visit } from './visit'

/** An engine that reads what it is given without a sound: a sentence ends when a test has heard it, never by itself. */
export const SPEECH = `
  window.speaking = []
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  Object.defineProperty(window, 'speechSynthesis', { value: {
    speak: utterance => window.speaking.push(utterance),
    cancel: () => { window.speaking = [] },
  } })`

/** A host that reads nothing aloud. */
export const NO_SPEECH = `Object.defineProperty(window, 'speechSynthesis', { value: undefined })`

interface Utterance {
  readonly text: string
  readonly onend?: () => void
}

type Speaking = Window & { speaking: Utterance[] }

/** The sentences that the engine still has to read; none while it is silent. */
export const spoken = (visit: Visit): Promise<string[]> =>
  visit.page.evaluate(() => (window as unknown as Speaking).speaking.map(({ text }) => text))

/** Hears the next sentences to their ends. */
export const hear = (visit: Visit, count: number): Promise<void> =>
  visit.page.evaluate(sentences => {
    for (let heard = 0; heard < sentences; heard += 1) {
      ;(window as unknown as Speaking).speaking.shift()?.onend?.()
    }
  }, count)
