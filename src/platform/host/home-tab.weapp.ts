/** The home tab is part of the mini-program's own chrome. */
export function hasHomeTab(): boolean {
  return false
}

/** The home tab is part of the mini-program's own chrome. */
export function openHomeTab(): Promise<boolean> {
  return Promise.resolve(false)
}
