/** Inputs of a write as texts: the order of an object's fields means nothing. */
function textOf(input: unknown): string | undefined {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input)
  return JSON.stringify(isRecord ? Object.entries(input).sort() : input)
}

/** Whether two inputs of a write are the same one. */
export function isSameInput(left: unknown, right: unknown): boolean {
  return textOf(left) === textOf(right)
}
