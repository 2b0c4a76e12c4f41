/** A defect of our own or an answer against the contract, as it is handed to whoever reports it. */
export type DefectListener = (defect: unknown) => void

let listener: DefectListener = () => {}

/** Says where defects go; the last listener counts. */
export function onDefect(next: DefectListener): void {
  listener = next
}

/**
 * Announces what no customer can mend: a caught value that is no failed call, or a sentence about an answer. It never
 * throws, since it is called where something has already gone wrong.
 */
export function reportDefect(defect: unknown): void {
  try {
    listener(defect)
  } catch {
    // Reporting must not break what is being reported.
  }
}
