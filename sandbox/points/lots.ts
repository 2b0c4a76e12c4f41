/** What is left of the points of one ledger row, and the last day they can be used on (`YYYY-MM-DD`). */
export interface Lot {
  readonly id: number
  readonly remaining: number
  readonly expireDate: string
}

/** Points that a movement takes from one lot. */
export interface Taking {
  readonly id: number
  readonly points: number
}

/** Last day of points earned on a day: the end of the second year after (rule of 积分有效期). */
export function expireDateOf(day: string): string {
  return `${Number(day.slice(0, 4)) + 2}-12-31`
}

/** Which lots pay for `points`: what lapses first goes first, then what was earned first. Throws when they do not suffice. */
export function takeFromLots(lots: readonly Lot[], points: number): Taking[] {
  const ordered = [...lots].sort((a, b) => a.expireDate.localeCompare(b.expireDate) || a.id - b.id)
  let missing = points
  const takings = ordered.flatMap(({ id, remaining }) => {
    const taken = Math.min(remaining, missing)
    missing -= taken
    return taken > 0 ? [{ id, points: taken }] : []
  })
  if (missing > 0) throw new Error(`The lots are ${missing} points short`)
  return takings
}

/** What lapses first and when; nothing when no lot holds points. */
export function firstToLapse(
  lots: readonly Lot[],
): { readonly points: number; readonly expireDate: string } | undefined {
  const held = lots.filter(({ remaining }) => remaining > 0)
  const [expireDate] = held.map(lot => lot.expireDate).sort()
  if (expireDate === undefined) return undefined
  const points = held.reduce((sum, lot) => sum + (lot.expireDate === expireDate ? lot.remaining : 0), 0)
  return { points, expireDate }
}
