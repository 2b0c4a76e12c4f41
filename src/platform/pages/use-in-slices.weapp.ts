/** At once: the mini-program's view draws on a thread of its own. */
export const useInSlices = (isThere: boolean): boolean => isThere
