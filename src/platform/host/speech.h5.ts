/** Engines stop in the middle of texts that are much longer, so a text is handed over by its sentences. */
const SENTENCE = /[^。！？；\n]+[。！？；\n]?/g

/** Whether this host can read a text aloud. */
export function canSpeak(): boolean {
  return typeof window.speechSynthesis === 'object' && typeof window.SpeechSynthesisUtterance === 'function'
}

/** Engines tell of a stopped text as an error, as its end or not at all: what belongs to an earlier one is not listened to. */
let turn = 0

/** Reads a Chinese text aloud from its beginning; `onEnd` says whether it was heard to its end, or could not be read. */
export function speak(text: string, onEnd: (isThrough: boolean) => void): void {
  const { speechSynthesis } = window
  const sentences = text.match(SENTENCE) ?? []
  stopSpeaking()
  const own = turn
  const end = (isThrough: boolean) => {
    if (own !== turn) return
    stopSpeaking()
    onEnd(isThrough)
  }
  sentences.forEach((sentence, index) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = 'zh-CN'
    if (index === sentences.length - 1) utterance.onend = () => end(true)
    utterance.onerror = () => end(false)
    speechSynthesis.speak(utterance)
  })
}

/** Falls silent. */
export function stopSpeaking(): void {
  turn += 1
  window.speechSynthesis.cancel()
}
