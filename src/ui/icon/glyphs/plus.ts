/** Lucide "plus", ISC licence. */
export const plus = '<path d="M5 12h14"/><path d="M12 5v14"/>'
