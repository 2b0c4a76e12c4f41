const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML: nothing of it is markup. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign)
