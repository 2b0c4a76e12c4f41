/** Engines stop in the middle of texts that are much longer, so a text is handed over by its sentences. */
const SENTENCE = /[^。！？；\n]+[。！？；\n]?/g

/** Whether this host can read a text aloud. */
export function canSpeak(): boolean {
  return typeof window.speechSynthesis === 'object' && typeof window.SpeechSynthesisUtterance === 'function'
}

/** Engines tell of a stopped text as an error, as its end or not at all: what belongs to an earlier one is not listened to. */
let turn = 0

/** What is read, and from which sentence on: not every engine can pause, so a pause stops it and goes on from that sentence. */
let current:
  { readonly sentences: readonly string[]; next: number; onEnd: (isThrough: boolean) => void } | undefined

/** Reads a Chinese text aloud from its beginning; `onEnd` says whether it was heard to its end, or could not be read. */
export function speak(text: string, onEnd: (isThrough: boolean) => void): void {
  stopSpeaking()
  current = { sentences: text.match(SENTENCE) ?? [], next: 0, onEnd }
  continueSpeaking()
}

/** Goes on where it was paused. */
export function continueSpeaking(): void {
  const reading = current
  if (!reading) return
  const own = turn
  const end = (isThrough: boolean) => {
    if (own !== turn) return
    stopSpeaking()
    reading.onEnd(isThrough)
  }
  reading.sentences.slice(reading.next).forEach((sentence, index, rest) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = 'zh-CN'
    utterance.onend = () => {
      if (own === turn) reading.next += 1
      if (index === rest.length - 1) end(true)
    }
    utterance.onerror = () => end(false)
    window.speechSynthesis.speak(utterance)
  })
}

/** Falls silent, and can go on with the sentence it was in. */
export function pauseSpeaking(): void {
  turn += 1
  window.speechSynthesis.cancel()
}

/** Falls silent. */
export function stopSpeaking(): void {
  current = undefined
  pauseSpeaking()
}
