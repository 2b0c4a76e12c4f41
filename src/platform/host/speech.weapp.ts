/** WeChat reads nothing aloud without a plugin of its own. */
export function canSpeak(): boolean {
  return false
}

export function speak(_text: string, _onEnd: (isThrough: boolean) => void): void {}

export function stopSpeaking(): void {}

export function continueSpeaking(): void {}

export function pauseSpeaking(): void {}
