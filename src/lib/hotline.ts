/** Service and complaint line; the placeholder number of the sandbox. */
export const HOTLINE = '400-000-0000'
