/** Service and complaint line; the placeholder number of the sandbox. */
export const HOTLINE = '400-000-0000'

/** When somebody answers it, and when advisors answer theirs; Beijing time. */
export const SERVICE_HOURS = '工作日 9:00–18:00'
