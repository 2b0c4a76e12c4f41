/** Engines stop in the middle of texts that are much longer, so a text is handed over by its sentences. */
const SENTENCE = /[^。！？；\n]+[。！？；\n]?/g

/** Whether this host can read a text aloud. */
export function canSpeak(): boolean {
  return typeof window.speechSynthesis === 'object' && typeof window.SpeechSynthesisUtterance === 'function'
}

/** Reads a Chinese text aloud from its beginning; `onEnd` when it is through, or when it could not be read. */
export function speak(text: string, onEnd: () => void): void {
  const { speechSynthesis } = window
  const sentences = text.match(SENTENCE) ?? []
  stopSpeaking()
  sentences.forEach((sentence, index) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = 'zh-CN'
    if (index === sentences.length - 1) utterance.onend = onEnd
    // Stopping is reported as an error too.
    utterance.onerror = ({ error }) => {
      if (error !== 'canceled' && error !== 'interrupted') onEnd()
    }
    speechSynthesis.speak(utterance)
  })
}

/** Falls silent. */
export function stopSpeaking(): void {
  window.speechSynthesis.cancel()
}
