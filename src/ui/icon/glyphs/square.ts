/** Lucide "square", ISC licence. */
export const square = '<rect width="18" height="18" x="3" y="3" rx="2"/>'
