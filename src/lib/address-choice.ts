/** What an address says of a filter; whatever it cannot be is nothing (`''`), since anybody can write an address. */
export function choiceParam<const V extends string>(text: string | undefined, values: readonly V[]): V | '' {
  return values.find(value => value === text) ?? ''
}

/** A filter for the address: what stands there at first is left out. */
export function changedFrom<F extends object>(atFirst: Partial<F>, filter: F): Partial<F> {
  const entries = Object.entries(filter).filter(([name, value]) => value !== atFirst[name as keyof F])
  return Object.fromEntries(entries) as Partial<F>
}
