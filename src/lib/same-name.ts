/** Points that keyboards have for the one of a name in two parts (`·`, U+00B7). */
const POINTS = /[\u2022\u2027\u30FB\u22C5\u2219.\u3002]/g
const HAN = /[\u3007\u3400-\u9FFF\uF900-\uFAFF\u{20000}-\u{323AF}]/u

/** A name without what hands type differently: width, case, spaces, and the point between its parts. */
function plain(name: string): string {
  const text = name.normalize('NFKC').trim().toUpperCase()
  // Between Chinese characters a space means nothing; between latin words one does.
  return HAN.test(text) ? text.replace(/\s+/g, '').replace(POINTS, '·') : text.replace(/\s+/g, ' ')
}

/** Whether a typed name is the registered one. */
export function isSameName(typed: string, registered: string): boolean {
  return registered !== '' && plain(typed) === plain(registered)
}
