/** The one way to the console: a sentence for developers, never a payload (no personal data in logs). */
export function warn(sentence: string): void {
  console.warn(`[app] ${sentence}`)
}
