/** Only the mini-program has a tab bar to put a count on. */
export function useTabBadge(_index: number, _count: number): void {}
