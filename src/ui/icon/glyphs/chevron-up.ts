/** Lucide "chevron-up", ISC licence. */
export const chevronUp = '<path d="m18 15-6-6-6 6"/>'
