/**
 * What the customer sees for a value that is `null`, `''` or unreadable; zero is never shown like this
 * (domain contract, B1).
 */
export const UNKNOWN_TEXT = '--'
