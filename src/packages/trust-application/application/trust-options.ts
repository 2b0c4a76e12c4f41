export const YES_NO = [
  { value: '0', text: '否' },
  { value: '1', text: '是' },
] as const

/** What was chosen in a field of a form that has passed its check: that has a choice everywhere. */
export const chosen = <T extends string>(value: T | ''): T => value as T
