/** Lucide "minus", ISC licence. */
export const minus = '<path d="M5 12h14"/>'
