/** Lucide "chevron-left", ISC licence. */
export const chevronLeft = '<path d="m15 18-6-6 6-6"/>'
