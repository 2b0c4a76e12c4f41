/** Tables of products, positions, trades and orders. */
export const PORTFOLIO_SCHEMA = `
`
