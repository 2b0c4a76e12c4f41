/** Lucide "chevron-right", ISC licence. */
export const chevronRight = '<path d="m9 18 6-6-6-6"/>'
