/** WeChat reads no bank cards for a mini-program of its own. */
export const canScanCard = (): boolean => false

export function scanCard(): void {
  // Nothing offers it.
}
