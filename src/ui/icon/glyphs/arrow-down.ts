/** Lucide "arrow-down", ISC licence. */
export const arrowDown = '<path d="M12 5v14"/><path d="m19 12-7 7-7-7"/>'
