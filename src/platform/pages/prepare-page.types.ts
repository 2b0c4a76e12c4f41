/** Sends a read ahead of its page; what is answered gives it up. */
export type SendAhead = (endpoint: string, data: object) => () => void
