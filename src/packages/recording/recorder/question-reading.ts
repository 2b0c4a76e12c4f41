import { makeAutoObservable } from 'mobx'
import { canSpeak, speak, stopSpeaking } from '@/platform/host/speech'

/** The slowest voice reads so many signs in a second: engines that never tell of their end are not waited for longer. */
const SLOWEST_READING = 3

/** The question of a clip as it is read aloud: what is heard meanwhile is the product, and no answer. */
export class QuestionReading {
  isOn = false
  /** Seconds of the clip after which the question had been read; 0 where nobody read it. */
  until = 0
  private text = ''
  private from = 0
  private seconds: () => number = () => 0

  constructor(private readonly onRead: () => void) {
    makeAutoObservable<this, 'onRead' | 'text' | 'from' | 'seconds' | 'until'>(
      this,
      { onRead: false, text: false, from: false, seconds: false, until: false },
      { autoBind: true },
    )
  }

  /** Reads a text aloud where the host can; `seconds` says how long the clip is by now. */
  begin(text: string, seconds: () => number): void {
    if (!canSpeak()) return
    this.text = text
    this.seconds = seconds
    this.from = seconds()
    this.isOn = true
    speak(text, this.end)
  }

  /** Time has passed. */
  tick(): void {
    if (this.seconds() - this.from > this.text.length / SLOWEST_READING) this.end()
  }

  /** Falls silent; nothing was read of what comes next. */
  stop(): void {
    if (canSpeak()) stopSpeaking()
    this.isOn = false
  }

  /** A clip begins. */
  reset(): void {
    this.until = 0
  }

  /** It was read, or could not be: what is heard from here on is the customer. */
  private end(): void {
    if (!this.isOn) return
    this.isOn = false
    this.until = this.seconds()
    this.onRead()
  }
}
