/** The mini-program's view draws on a thread of its own: at once. */
export const inSlices = (change: () => void): void => change()
